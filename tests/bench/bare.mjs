// A minimal server: Hono on Node with fixed bytes. Gets path, status, headers and body over IPC; reports the port.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const answers = new Map();
const app = new Hono();
app.all('*', c => {
  const { status, headers, body } = answers.get(c.req.path);
  return c.body(body, status, headers);
});
process.on('message', ({ path, status, headers, body }) => {
  if (path) answers.set(path, { status, headers, body: Buffer.from(body ?? '', 'base64') });
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send({ port }));
process.on('disconnect', () => server.close());
