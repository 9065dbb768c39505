import { lookAtEveryPage } from "#tests/harness/look-at-pages.ts";

lookAtEveryPage("en");
