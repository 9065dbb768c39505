/** What a person's browser says of itself. Robots and link previews say otherwise, and are not counted as viewers. */
export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The headers with which a person's browser asks for a page. */
export const visiting = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "user-agent": firefox };
