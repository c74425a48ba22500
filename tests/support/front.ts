import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Network state: working, unreachable, or accepting requests without answering. */
export type Weather = 'fine' | 'gone' | 'silent';

export interface Front {
  url: string;
  weather: Weather;
  asked: string[];
  /** By path, a function that changes the served text or splits it into chunks; undefined makes the path unreachable. */
  changes: Map<string, ((text: string) => string | AsyncIterable<string>) | undefined>;
  serve: (target: string) => void;
  stop: () => Promise<void>;
}

/** A proxy with one address in front of changing servers. */
export async function startFront(first: string): Promise<Front> {
  let target = first;
  const held = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    front.asked.push(path);
    if (front.weather === 'gone' || (front.changes.has(path) && !front.changes.get(path))) req.socket.destroy();
    else if (front.weather === 'silent') held.add(res);
    else pass(req, res, path);
  });

  function pass(req: IncomingMessage, res: ServerResponse, path: string) {
    const change = front.changes.get(path);
    const { 'if-none-match': _, ...unasked } = req.headers;
    const headers = change ? { ...unasked, 'accept-encoding': 'identity' } : req.headers;
    const onward = request(new URL(path, target), { method: req.method, headers }, answer => {
      const { 'content-length': _, etag: __, ...rest } = answer.headers;
      const received: OutgoingHttpHeaders = change ? rest : answer.headers;
      // The browser's HTTP cache must not answer API calls.
      res.writeHead(answer.statusCode ?? 502, path.startsWith('/api/') ? { ...received, 'cache-control': 'no-store' } : received);
      answer.on('error', () => res.destroy());
      if (change) void textOf(answer).then(text => Readable.from(change(text)).pipe(res));
      else answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  }

  // The same timeout as the real server's: with the default of 5 s, a busy machine drops requests.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    weather: 'fine',
    asked: [],
    changes: new Map(),
    serve: to => {
      target = to;
    },
    stop: () =>
      new Promise(done => {
        for (const response of held) response.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return front;
}

export async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
