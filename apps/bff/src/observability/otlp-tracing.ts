import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  type Attributes,
  type IncomingHeaders,
  type OpenSpan,
  type SpanIds,
  Tracing,
} from './tracing.js';

interface Options {
  readonly endpoint: string;
  readonly service: string;
  readonly share: number;
}

/** A collector that does not answer must not delay the end of the process. */
const sendMs = 3_000;

const propagator = new W3CTraceContextPropagator();

class OtlpSpan implements OpenSpan {
  readonly context: Context;

  constructor(
    private readonly span: Span,
    parent: Context,
  ) {
    this.context = trace.setSpan(parent, span);
  }

  get ids(): SpanIds {
    const { traceId, spanId } = this.span.spanContext();
    return { trace: traceId, span: spanId };
  }

  get headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    propagator.inject(this.context, headers, defaultTextMapSetter);
    return headers;
  }

  end(name: string, isFailed: boolean, attributes: Attributes): void {
    this.span.updateName(name).setAttributes(attributes);
    if (isFailed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

const contextOf = (parent: OpenSpan | undefined): Context =>
  parent instanceof OtlpSpan ? parent.context : ROOT_CONTEXT;

/** Sends spans in batches over OTLP and HTTP. Lost batches cost traces, never requests. */
export class OtlpTracing extends Tracing {
  override readonly isOn = true;
  readonly #provider;
  readonly #tracer;

  constructor({ endpoint, service, share }: Options) {
    super();
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendMs });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
    });
    this.#tracer = this.#provider.getTracer('shop');
  }

  override request(name: string, headers: IncomingHeaders): OtlpSpan {
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    return this.#start(name, SpanKind.SERVER, parent);
  }

  override call(name: string, parent: OpenSpan | undefined): OtlpSpan {
    return this.#start(name, SpanKind.CLIENT, contextOf(parent));
  }

  override step(name: string, parent: OpenSpan | undefined): OtlpSpan {
    return this.#start(name, SpanKind.INTERNAL, contextOf(parent));
  }

  override stop(): Promise<void> {
    return this.#provider.shutdown().catch(() => undefined);
  }

  #start(name: string, kind: SpanKind, parent: Context): OtlpSpan {
    return new OtlpSpan(this.#tracer.startSpan(name, { kind }, parent), parent);
  }
}
