import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { StartError } from './startError.ts';

export const metricHelp = {
  http_requests_total: 'Responses by route, method and status.',
  http_request_duration_seconds: 'Time until the response.',
  http_requests_shed_total: 'Requests that were refused with Retry-After because of overload.',
  database_query_duration_seconds: 'Time of database queries, by kind and outcome.',
  faults_total: 'Requests that failed with an error.',
  ticket_lookups_total: 'Lookups by outcome: found, none, limited, unknown.',
  push_messages_total: 'Messages to phones by outcome: sent, later, gone, refused.',
  content_revision: 'Number of the revision that is served.',
  content_silent_seconds: 'For how long the database has not answered; 0 while it does.',
  content_unwritable_seconds: 'For how long the database has not taken a write; 0 while it does.',
  answer_cache_bytes: 'Memory of cached responses, without gzip.',
  answer_cache_entries: 'Cached responses.',
  process_resident_memory_bytes: 'Memory of the process.',
  process_cpu_seconds_total: 'CPU time of the process.',
  process_start_time_seconds: 'When the process started.',
  event_loop_delay_seconds: 'Event loop delay, 99th percentile since the last request of the metrics.',
} as const;
type Name = keyof typeof metricHelp;
/** Must not contain user input. */
type Labels = Readonly<Record<string, string | number>>;

const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const counters = new Map<Name, Map<string, number>>();
  const gauges = new Map<Name, () => number>();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const add = (name: Name, key: string, by: number) => {
    const values = counters.get(name) ?? new Map<string, number>();
    counters.set(name, values.set(key, (values.get(key) ?? 0) + by));
  };
  const metrics = {
    count: (name: Name, labels: Labels = {}) => add(name, labelled(name, labels), 1),
    observe: (name: Name, labels: Labels, seconds: number) => {
      for (const le of buckets) add(name, labelled(`${name}_bucket`, { ...labels, le }), seconds <= le ? 1 : 0);
      add(name, labelled(`${name}_bucket`, { ...labels, le: '+Inf' }), 1);
      add(name, labelled(`${name}_sum`, labels), seconds);
      add(name, labelled(`${name}_count`, labels), 1);
    },
    gauge: (name: Name, read: () => number) => void gauges.set(name, read),
    text: () => {
      const type = (name: Name) =>
        gauges.has(name) && !name.endsWith('_total') ? 'gauge' : name.endsWith('_total') ? 'counter' : 'histogram';
      const head = (name: Name) => [`# HELP ${name} ${metricHelp[name]}`, `# TYPE ${name} ${type(name)}`];
      return [
        ...[...counters].flatMap(([name, values]) => [...head(name), ...[...values].map(([key, value]) => `${key} ${value}`)]),
        ...[...gauges].flatMap(([name, read]) => [...head(name), `${name} ${read()}`]),
        '',
      ].join('\n');
    },
  };
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds_total', () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6);
  metrics.gauge('process_start_time_seconds', () => performance.timeOrigin / 1000);
  metrics.gauge('event_loop_delay_seconds', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  return metrics;
}

const labelled = (name: string, labels: Labels) => {
  const list = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return list.length > 0 ? `${name}{${list.join(',')}}` : name;
};

export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<() => void> {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/metrics' && request.method === 'GET';
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isKnown ? metrics.text() : 'Metrics are at /metrics.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new StartError(`METRICS_PORT ${port} is not available: ${error.message}`, { cause: error })));
    server.listen(port, host, resolve);
  });
  return () => void server.close();
}
