/** Names of a trace and of one of its spans, as log lines carry them. */
export interface SpanIds {
  readonly trace: string;
  readonly span: string;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** A span that has begun: a request, a call to a backend, an SQL statement, a render or a use case. */
export interface OpenSpan {
  readonly ids: SpanIds;
  /** Headers that continue the trace elsewhere (W3C Trace Context). */
  readonly headers: Readonly<Record<string, string>>;
  end(name: string, isFailed: boolean, attributes: Attributes): void;
}

export type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Traces of the shop; this one is off. `OtlpTracing` sends them to a collector. */
export class Tracing {
  readonly isOn: boolean = false;

  /** Continues the trace that the headers name, or begins one. */
  request(_name: string, _headers: IncomingHeaders): OpenSpan | undefined {
    return undefined;
  }

  /** A call to a backend or the database. Without a parent it begins a trace. */
  call(_name: string, _parent: OpenSpan | undefined): OpenSpan | undefined {
    return undefined;
  }

  /** Work of the shop itself. Without a parent it begins a trace. */
  step(_name: string, _parent: OpenSpan | undefined): OpenSpan | undefined {
    return undefined;
  }

  /** Sends what is left. */
  stop(): Promise<void> {
    return Promise.resolve();
  }
}
