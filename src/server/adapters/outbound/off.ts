import { type Outbound, OutboundFailed } from "./port.ts";

/** For machines without a network: nothing leaves them. */
export function createNoOutbound(): Outbound {
  return {
    kind: "off",
    async ask() {
      throw new OutboundFailed("unreachable");
    },
  };
}
