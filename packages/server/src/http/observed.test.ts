// Built first: @tand/server
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog, type Fault } from '../infra/log.ts';
import { createMetrics, metricHelp, serveMetrics } from '../infra/metrics.ts';
import {
  content,
  memoryDatabase,
  post,
  siteFiles,
  socketOf,
  temporaryFolder,
  testApp,
  testRenderer,
  tokenHeaders,
} from '../test/fixtures.ts';
import { freePort, startMain } from '../test/process.ts';

function bufferedLog(format: 'json' | 'pretty', more: { now?: () => number; sink?: (fault: Fault) => void } = {}) {
  const lines: string[] = [];
  return { lines, log: createLog({ format, write: line => lines.push(line), ...more }) };
}

// OPS-1
it('logs JSON, or text for a terminal, and at most ten lines a minute of the same fault', () => {
  let time = Date.parse('2025-06-13T10:00:00Z');
  const sink = vi.fn<(fault: Fault) => void>();
  const { lines, log } = bufferedLog('json', { now: () => time, sink });
  log('The site is at http://localhost:1');
  expect(JSON.parse(lines[0]!)).toEqual({ time: '2025-06-13T10:00:00.000Z', level: 'info', message: 'The site is at http://localhost:1' });
  const error = Object.assign(new Error('disk full', { cause: new Error('no room') }), { code: 'SQLITE_FULL' });
  for (let index = 0; index < 50; index += 1) log('A request failed.', error, { request: 'r1', route: 'page' });
  expect(lines).toHaveLength(11);
  const fault = { name: 'Error', message: 'disk full', code: 'SQLITE_FULL', cause: { message: 'no room' } };
  expect(JSON.parse(lines[1]!)).toMatchObject({ level: 'error', request: 'r1', route: 'page', error: fault });
  expect(sink).toHaveBeenCalledTimes(50);
  time += 60_000;
  log('A request failed.', error);
  expect(JSON.parse(lines[11]!)).toMatchObject({ silenced: 40 });
  const terminal = bufferedLog('pretty');
  terminal.log('A request failed.', error, { route: 'page' });
  expect(terminal.lines[0]).toMatch(/^A request failed\. {2}route=page\nError: disk full\n {4}at /);
});

// OPS-1, OPS-2, LOOKUP-9
it('puts no visitor data into log or metrics, even if requests fail', async () => {
  const { lines, log } = bufferedLog('json');
  const metrics = createMetrics();
  const db = await memoryDatabase({
    ...content,
    tickets: [
      {
        reference: 'PLANTA01',
        postal: 'PLANTB 9',
        start: 1,
        end: 1,
        name: 'Planta Namnsson',
        timestamp: new Date('2024-12-13T12:37:04.000Z'),
      },
    ],
  });
  const renderer = testRenderer({ render: () => Promise.reject(new Error('It cannot be rendered.')) });
  const files = temporaryFolder(siteFiles);
  const { app } = await testApp({ db, log, metrics, areRequestsLogged: true, renderer, files });
  const visitor = socketOf('198.51.100.77');
  const own = { 'User-Agent': 'Planta', 'X-Forwarded-For': '203.0.113.99', Cookie: 'a=Planta' };
  const ask = (path: string, { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    app.request(path, { ...init, headers: { ...own, ...headers } }, visitor);
  await ask('/api/tickets', post({ reference: 'PLANTA01', postal: 'PLANTB 9' }));
  for (let index = 0; index < 8; index += 1) await ask('/api/tickets', post({ reference: 'PLANTA01', postal: '1' }));
  for (const path of ['/sv/Planta', '/sv/home?q=Planta', '/api/news/Planta', '/api/Planta', '/Planta.png']) await ask(path);
  const form = new URLSearchParams({ reference: 'PLANTA01', postal: 'PLANTB 9' });
  const failed = await ask('/sv/tickets', { method: 'POST', body: form, headers: { Origin: 'http://localhost' } });
  await ask('/sv/home', { method: 'PLANTA' });
  await db.close();
  await ask('/api/tickets', post({ reference: 'PLANTA01', postal: 'PLANTB 9' }));
  const output = lines.join('\n') + metrics.text();
  expect(output).not.toMatch(/plant|namnsson|198\.51\.100|203\.0\.113/i);

  expect(failed.status).toBe(500);
  const id = failed.headers.get('x-request-id');
  expect(lines.map(line => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 'error', request: id, route: 'lookup' }),
  );
  expect(lines.map(line => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ message: 'request', route: '/api/tickets', method: 'POST', status: 429, ms: expect.any(Number) as number }),
  );
});

// OPS-2
it('counts responses by route and lookups by result, and reports the revision served', async () => {
  const metrics = createMetrics();
  const { app, store } = await testApp({ metrics, renderer: testRenderer(), files: temporaryFolder(siteFiles) });
  await app.request('/sv/home');
  await app.request('/sv/home');
  await app.request('/sv/nowhere');
  await app.request('/api/tickets', post({ reference: 'TND-1002', postal: '11122' }));
  const text = metrics.text();
  for (const line of [
    'http_requests_total{route="page",method="GET",status="200"} 2',
    'http_requests_total{route="missing",method="GET",status="404"} 1',
    'http_request_duration_seconds_bucket{route="page",le="+Inf"} 2',
    'http_request_duration_seconds_count{route="page"} 2',
    '# TYPE http_request_duration_seconds histogram',
    'ticket_lookups_total{answer="found"} 1',
    `content_revision ${store.snapshot.revision.number}`,
    'content_silent_seconds 0',
    '# TYPE answer_cache_bytes gauge',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
  const values = text.split('\n').filter(line => line && !line.startsWith('#'));
  for (const line of values) expect(line).toMatch(/^[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [\d.e+-]+$/);
});

// OPS-2
it('serves metrics only at their own port', async () => {
  const port = await freePort();
  onTestFinished(await serveMetrics(createMetrics(), { port, host: '127.0.0.1' }));
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const { app } = await testApp({ metrics: createMetrics() });
  expect((await app.request('/metrics')).status).toBe(404);
  await expect(serveMetrics(createMetrics(), { port, host: '127.0.0.1' })).rejects.toThrow(`METRICS_PORT ${port} is not available`);
});

// OPS-1, OPS-2
it('logs JSON without a terminal, serves metrics at METRICS_PORT, and starts with a FAULT_SINK', async () => {
  const port = await freePort();
  const folder = temporaryFolder({ 'sink.mjs': 'export default fault => console.log("SINK " + fault.message);' });
  const env = { METRICS_PORT: String(port), LOG_REQUESTS: '1', FAULT_SINK: join(folder, 'sink.mjs') };
  const server = await startMain(`file:${folder}/x.db`, env);
  await server.get('/sv/news');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('http_requests_total{route="page"');
  expect(text).toMatch(/database_query_duration_seconds_count\{kind="execute",outcome="answered"\} [1-9]/);
  const lines = server.log().trim().split('\n');
  expect(lines.map(line => (JSON.parse(line) as { message: string }).message)).toContainEqual(expect.stringContaining('The site is at'));
});

interface SentSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

async function startCollector() {
  const port = await freePort();
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>(done => collector.listen(port, '127.0.0.1', done));
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  interface Sent {
    resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
  }
  const spans = () =>
    bodies.flatMap(body => (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)));
  return { url: `http://127.0.0.1:${port}`, bodies, spans };
}

// OPS-5
it('exports spans of requests, queries and renders to a collector, without visitor data', async () => {
  const collector = await startCollector();
  const server = await startMain(`file:${temporaryFolder()}/x.db`, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    WARM: '0',
  });
  const headers = { 'User-Agent': 'Planta', 'X-Forwarded-For': '203.0.113.99', Cookie: 'a=Planta', Referer: 'https://planta.example/' };
  await server.get('/api/tickets', post({ reference: 'PLANTA01', postal: 'PLANTB 9' }, { ...headers, Cookie: tokenHeaders.Cookie }));
  for (const path of ['/sv/news', '/sv/search?q=Planta', '/sv/Planta', '/api/news/planta']) await server.get(path, { headers });
  await vi.waitFor(() => expect(collector.spans().map(({ name }) => name)).toContain('GET /api/news/:key'), { timeout: 15_000 });
  await server.stop();

  const spans = collector.spans();
  const partsOf = (name: string) => {
    const parents = new Set<string | undefined>(spans.filter(span => span.name === name).map(({ spanId }) => spanId));
    return spans.filter(({ parentSpanId }) => parents.has(parentSpanId)).map(span => span.name);
  };
  expect(partsOf('POST /api/tickets')).toContain('database');
  expect(partsOf('GET page')).toContain('render');
  const page = spans.find(
    ({ name, attributes }) => name === 'GET page' && attributes.some(({ value }) => value.stringValue === '/sv/news'),
  );
  expect(page?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(spans.filter(({ name, parentSpanId }) => name === 'database' && !parentSpanId)).toEqual([]);
  expect(collector.bodies.join('\n')).not.toMatch(/plant|203\.0\.113|127\.0\.0\.1/i);
});

// OPS-3
it('lists each alert in docs/runbook.md', () => {
  const [alerts, runbook] = ['alerts.yml', 'runbook.md'].map(file =>
    readFileSync(resolve(import.meta.dirname, '../../../../docs', file), 'utf8'),
  );
  for (const [, alert] of alerts!.matchAll(/alert: (\w+)/g)) expect(runbook).toMatch(new RegExp(`^\\|[^|]*\\b${alert}\\b`, 'm'));
});

// OPS-3
it('uses existing metrics in alerts', () => {
  const alerts = readFileSync(resolve(import.meta.dirname, '../../../../docs/alerts.yml'), 'utf8');
  const asked = [...alerts.matchAll(/expr: (.*)/g)].flatMap(([, expression]) =>
    [...expression!.matchAll(/\b([a-z]+(?:_[a-z]+)+)\b/g)].map(([, name]) => name!.replace(/_(?:bucket|sum|count)$/, '')),
  );
  const known = new Set<string>(Object.keys(metricHelp));
  expect(asked.filter(name => !known.has(name) && !['histogram_quantile'].includes(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);
});
