/**
 * What a request was made of, for a collector of OpenTelemetry: each piece of work is a span, with its time, and
 * knows the one that it belongs to. A span holds names of our own code and numbers: never a URL, a text or a parameter.
 */
export type Tracing = {
  /**
   * Does the work of a request within a span. `parent`: the `traceparent` header of a sender that is trusted, so that
   * both are seen as one. `describe` is asked at the end.
   */
  request<Result>(
    parent: string | undefined,
    work: () => Promise<Result>,
    describe: () => { name: string; attributes: Attributes; isFailed: boolean },
  ): Promise<Result>;
  /** Does a piece of the running request's work within a span of its own; outside of a request no span is made. */
  child<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. Resolves after two seconds at the latest. */
  close(): Promise<void>;
};

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Where no collector is set: nothing is measured. */
export const noTracing: Tracing = {
  request: (_parent, work) => work(),
  child: (_name, _attributes, work) => work(),
  close: async () => {},
};
