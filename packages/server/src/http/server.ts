import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { AppOptions } from './options.ts';
import { createLimiters } from '../infra/limits/limiter.ts';
import { watchLoad, type Load } from '../infra/limits/load.ts';
import { fewOpen, isExempt } from './loadShedding.ts';
import { StartError } from '../infra/startError.ts';

export interface ServerOptions extends Omit<AppOptions, 'ended' | 'leaving'> {
  port: number;
  host?: string | undefined;
  /** Grace period in ms in which `/readyz` fails. Default: 0. */
  leaveMs?: number | undefined;
  /** Time in ms for open requests at shutdown. Default: 10,000. */
  drainMs?: number | undefined;
  load?: Load | undefined;
  fewOpen?: number | undefined;
  onClose?: (() => void | Promise<void>) | undefined;
  /** In ms; `idleTimeout` is 90,000 by default. */
  timeouts?: Partial<typeof defaultTimeouts & { idleTimeout: number }> | undefined;
}

/** In ms; keep-alive exceeds the usual 60 s of proxies. */
const defaultTimeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 };

export async function startServer({
  port,
  host,
  drainMs = 10_000,
  leaveMs = 0,
  timeouts = {},
  onClose,
  load = watchLoad(),
  fewOpen: few = fewOpen,
  ...options
}: ServerOptions) {
  const [leaving, ending] = [new AbortController(), new AbortController()];
  const { idleTimeout = 90_000, ...waits } = timeouts;
  const app = createApp({ limiters: createLimiters(), ...options, ended: ending.signal, leaving: leaving.signal });
  const unwatch = options.store.watch();
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const path = env.incoming.url ?? '/';
      // A proxy and the app may use different Host headers (RFC 9112, 3.2).
      if (hostsOf(env.incoming) > 1) return new Response('One Host header is needed.\n', { status: 400, headers: { Connection: 'close' } });
      app.loadShedding.poll();
      if (isTooMany(path)) {
        const { body, ...init } = app.loadShedding.shed(path);
        return new Response(body, init);
      }
      return app.fetch(request, { incoming: env.incoming });
    },
    // A health check over HTTP/1.0 may send no Host header.
    hostname: 'localhost',
    // Web streams and headers would take half of a request's time.
    overrideGlobalObjects: true,
    serverOptions: { ...defaultTimeouts, ...waits, maxHeaderSize: 16 * 1024 },
  });
  if (!(server instanceof Server)) throw new TypeError('Expected an HTTP/1 server');
  const open = new Set<ServerResponse>();
  // Closes the connection of a client that does not read its response.
  server.setTimeout(idleTimeout, socket => {
    const isPending = Array.from(open).some(response => response.socket === socket && !response.headersSent);
    if (isPending) socket.setTimeout(idleTimeout);
    else socket.destroy();
  });
  const streams = new Set<ServerResponse>();
  const isTooMany = (path: string) => load.isBehind() && open.size - streams.size >= few && !isExempt(path.split('?', 1)[0]!);
  server.on('request', ({ url }, response: ServerResponse) => {
    open.add(response);
    if (url?.startsWith('/api/live')) streams.add(response);
    // Moves clients to another connection, perhaps to another server.
    if (leaving.signal.aborted) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.delete(response);
      streams.delete(response);
      // Proxies keep the connection of an ended stream for the next request.
      if (ending.signal.aborted) setImmediate(() => server.closeIdleConnections());
    });
  });
  await listen(server, port, host);
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  const shown = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

  let closing: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  const close = async () => {
    leaving.abort();
    if (leaveMs > 0) {
      await new Promise<void>(resolve => {
        stopWaiting = resolve;
        setTimeout(resolve, leaveMs);
      });
    }
    ending.abort();
    unwatch();
    load.stop();
    // Otherwise open requests would keep their connections until the keep-alive timeout.
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    const force = setTimeout(() => server.closeAllConnections(), drainMs);
    await new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(force);
    await onClose?.();
  };
  return {
    app,
    url: `http://${shown}:${boundPort}`,
    close: () => {
      stopWaiting?.();
      return (closing ??= close());
    },
  };
}

/** Node drops all Host headers but the first from `headers`. */
const hostsOf = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  const where = `${host ? `${host}:` : 'port '}${port}`;
  const explanations: Record<string, string> = {
    EADDRINUSE: `${where} is taken. Stop what runs there, or choose another with PORT.`,
    EACCES: `${where} needs more rights. Choose a PORT above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Change HOST.`,
    ENOTFOUND: `HOST ${host} is no known address.`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(explanations[error.code ?? ''] ?? `Cannot listen on ${where}: ${error.message}`, { cause: error })),
    );
    server.listen(port, host, () => resolve());
  });
}
