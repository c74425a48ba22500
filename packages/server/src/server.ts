import { Server, type ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type App, type AppOptions } from './app.ts';
import { createRooms, fewOpen, isSpared, watchLoad, type Load } from './load.ts';
import { StartError } from './startError.ts';

export interface ServerOptions extends Omit<AppOptions, 'ended' | 'leaving'> {
  /** 0 chooses a free port. */
  port: number;
  /** Default: all addresses. */
  host?: string | undefined;
  /** How long requests are still taken at shutdown while `/readyz` says that no more are to come, in milliseconds. Default: 0. */
  leaveMs?: number | undefined;
  /** How long open requests may take to finish at shutdown, in milliseconds. */
  drainMs?: number | undefined;
  /** Tells whether requests are more than can be answered in time. Default: looks by itself. */
  load?: Load | undefined;
  /** So many requests are open when some may be told to come back. Default: 200. */
  fewOpen?: number | undefined;
  /** Called when the last request is answered: closes the database. */
  onClose?: (() => void | Promise<void>) | undefined;
  /** How long a request's head and the whole of it may take to arrive, and a visitor may take nothing of an answer, in milliseconds. */
  patience?: Partial<typeof timeouts & { idleTimeout: number }> | undefined;
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  url: string;
  app: App;
  /** Tells that it leaves, stops listening, ends live streams, lets open requests finish. Calling it again waits for no balancer. */
  close(): Promise<void>;
}

/**
 * Milliseconds: a visitor on bad wifi gets through, a request held open on purpose does not last. An idle connection is kept
 * longer than browsers and proxies keep theirs, so that no request meets a socket that is just being closed.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 };

/**
 * Listens, and follows the revisions of the content until it is closed.
 * @throws StartError when the port or address cannot be had, or the built site is missing or malformed
 */
export async function startServer({
  port,
  host,
  drainMs = 10_000,
  leaveMs = 0,
  patience = {},
  onClose,
  load = watchLoad(),
  fewOpen: few = fewOpen,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const [leaving, ending] = [new AbortController(), new AbortController()];
  const { idleTimeout = 90_000, ...waits } = patience;
  const app = createApp({ rooms: createRooms(), ...options, ended: ending.signal, leaving: leaving.signal });
  const unwatch = options.store.watch();
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const path = env.incoming.url ?? '/';
      app.surge.look();
      if (isTooMany(path)) {
        const { body, ...init } = app.surge.turnAway(path);
        return new Response(body, init);
      }
      return app.fetch(request, { incoming: env.incoming });
    },
    // Its own Response goes to the socket without the web's streams and headers in between: half of a request's time.
    overrideGlobalObjects: true,
    serverOptions: { ...timeouts, ...waits, maxHeaderSize: 16 * 1024 },
  });
  if (!(server instanceof Server)) throw new TypeError('Expected an HTTP/1 server');
  // Longer than the keep-alive: this is for those who ask and do not take the answer.
  server.setTimeout(idleTimeout);
  const open = new Set<ServerResponse>();
  /** Those of them that stay open: nobody waits for their end. */
  const streams = new Set<ServerResponse>();
  const isTooMany = (path: string) => load.isBehind() && open.size - streams.size >= few && !isSpared(path.split('?', 1)[0]!);
  server.on('request', ({ url }, response: ServerResponse) => {
    open.add(response);
    if (url?.startsWith('/api/live')) streams.add(response);
    // Who asks meanwhile comes by another connection next time, perhaps to another server.
    if (leaving.signal.aborted) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.delete(response);
      streams.delete(response);
      // A proxy keeps the connection of a stream that has ended, for the next request.
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
    // Or their connections would stay open, idle, until the keep-alive ends.
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
