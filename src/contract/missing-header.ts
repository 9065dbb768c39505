/** The header by which a file says what it lacks: `photo`, where that could not be read. */
export const missingHeader = "X-Missing";
