import { z } from "zod";

// By default zod tries to compile its checks with `new Function`, which the page's security policy refuses and reports.
// Whatever validates in the browser imports this module for this effect alone.
z.config({ jitless: true });
