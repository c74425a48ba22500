import type { Attributes } from '@opentelemetry/api';
import { StartError } from './startError.ts';
import { within } from './store.ts';

/** What became of a request: kinds alone, no word of the visitor's. */
export interface TracedRequest {
  route: string;
  method: string;
  status: number;
  /** Of a page or file that there is. */
  address?: string | undefined;
}

/** Tells a collector where the time of a request went. */
export interface Tracing {
  /** A request; what ends within it is part of it. */
  request(work: () => Promise<TracedRequest>): Promise<void>;
  /** Something within a request has just ended; outside of one nobody is told. */
  ended(name: string, seconds: number, attributes: Attributes): void;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** How long the end waits for the collector, in milliseconds. */
const patience = 2000;

/** Here, and not above: what nobody asked for is not even loaded. */
const load = async () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry cannot be loaded: ${why}`, { cause: error });
  });

/**
 * Traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names (OPS-5); OpenTelemetry's own variables set the rest.
 * @throws StartError when OpenTelemetry is not installed
 */
export async function createTracing(service: string): Promise<Tracing> {
  const [{ context, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await load();
  const { BatchSpanProcessor, NodeTracerProvider } = sdk;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('@tand/server');
  return {
    async request(work) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, root: true });
      await context.with(trace.setSpan(context.active(), span), async () => {
        try {
          const { route, method, status, address } = await work();
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.request.method': method, 'http.route': address ?? route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        } finally {
          span.end();
        }
      });
    },
    ended(name, seconds, attributes) {
      if (!trace.getActiveSpan()) return;
      const end = Date.now();
      tracer.startSpan(name, { startTime: end - seconds * 1000, attributes }).end(end);
    },
    stop: () => within(patience, provider.shutdown()).catch(() => {}),
  };
}
