/**
 * Asks sites that users name. Who may be asked is decided here and not by the caller: public addresses only, so that
 * nobody turns the server against its own network. No cookie, credential or referrer is ever sent.
 */
export type Outbound = {
  /** `off`: this installation reaches no other site, and every request fails as `unreachable`. */
  kind: "direct" | "off";
  /**
   * Returns the answer to a URL of http or https after its redirects, whatever its status. Throws OutboundFailed. Several
   * may be asked at the same time; beyond a number they wait for each other.
   */
  ask(url: string, asked?: Asked): Promise<OutboundAnswer>;
};

export type Asked = {
  method?: "GET" | "HEAD";
  /** How many bytes of the body are wanted: 0 for none. A longer body fails as `tooLarge`, unless it is 0. */
  mostBytes?: number;
  /** After how many ms an answer is late, where the usual time is not meant. */
  within?: number;
  signal?: AbortSignal;
};

export type OutboundAnswer = {
  status: number;
  /** The URL that answered, after redirects. */
  url: string;
  /** The media type without parameters, in small letters; empty where the site named none. */
  contentType: string;
  body: Uint8Array;
};

/**
 * - `forbidden`: not http or https, a port of another service, or an address that is not public.
 * - `nameUnknown`: the name does not exist, or has no address.
 * - `refused`: the machine answers that nothing listens there.
 * - `late`: no complete answer in time.
 * - `tooLarge`, `tooManyRedirects`.
 * - `unreachable`: anything else, which may be the fault of this side's network.
 */
export type OutboundFault =
  | "forbidden"
  | "nameUnknown"
  | "refused"
  | "late"
  | "tooLarge"
  | "tooManyRedirects"
  | "unreachable";

/** Names the fault and never the URL, which is somebody's content. */
export class OutboundFailed extends Error {
  override name = "OutboundFailed";
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault) {
    super(`A site could not be asked: ${fault}`);
    this.fault = fault;
  }
}
