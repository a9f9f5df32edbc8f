import type { Tracing } from './tracing.js';

export interface TracingOptions {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Loads the tracing libraries only if there is a collector. */
export async function openTracing(options: TracingOptions): Promise<Tracing | undefined> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: share,
  } = options;
  if (endpoint === undefined) return undefined;
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return new OtlpTracing({ endpoint, service, share });
}
