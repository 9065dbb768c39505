import { z } from "zod";

// zod would try to compile its checks with `new Function`, which the page's security policy refuses and reports.
// Imported by whatever checks something in the browser, for this effect alone.
z.config({ jitless: true });
