/** The calls of the operator's desk, for `send`, without their schemas. Only the desk's own pages load them. */
export { calls as deskCalls } from "virtual:desk-calls";
