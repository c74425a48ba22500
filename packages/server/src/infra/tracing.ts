import type { Attributes } from '@opentelemetry/api';
import { StartError } from './startError.ts';
import { within } from './within.ts';

/** Must not contain user input. */
interface TracedRequest {
  route: string;
  method: string;
  status: number;
  address?: string | undefined;
}

export type Tracing = Awaited<ReturnType<typeof createTracing>>;

const timeout = 2000;

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

/** OPS-5 */
export async function createTracing(service: string) {
  const [{ context, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await load();
  const { BatchSpanProcessor, NodeTracerProvider } = sdk;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('@tand/server');
  return {
    async request(work: () => Promise<TracedRequest>) {
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
    ended(name: string, seconds: number, attributes: Attributes) {
      if (!trace.getActiveSpan()) return;
      const end = Date.now();
      tracer.startSpan(name, { startTime: end - seconds * 1000, attributes }).end(end);
    },
    stop: () => within(timeout, provider.shutdown()).catch(() => {}),
  };
}
