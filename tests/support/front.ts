import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

/** How the network behaves: it works, it is gone, or it takes requests and never answers. */
export type Weather = 'fine' | 'gone' | 'silent';

export interface Front {
  url: string;
  weather: Weather;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Text put before what is served at a path. */
  before: Map<string, string>;
  /** Serves another server from now on, as a new deployment does. */
  serve: (target: string) => void;
  stop: () => Promise<void>;
}

/** One address in front of servers that come and go: what browsers and their service workers take for the network. */
export async function startFront(first: string): Promise<Front> {
  let target = first;
  const held = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    front.asked.push(path);
    if (front.weather === 'gone') req.socket.destroy();
    else if (front.weather === 'silent') held.add(res);
    else pass(req, res, path);
  });

  function pass(req: IncomingMessage, res: ServerResponse, path: string) {
    const insertion = front.before.get(path);
    const headers = { ...req.headers, ...(insertion !== undefined && { 'accept-encoding': 'identity' }) };
    const onward = request(new URL(path, target), { method: req.method, headers }, answer => {
      const { 'content-length': _, ...rest } = answer.headers;
      const told: OutgoingHttpHeaders = insertion === undefined ? answer.headers : rest;
      // What the browser keeps of the calls by itself shall not pass for the network.
      res.writeHead(answer.statusCode ?? 502, path.startsWith('/api/') ? { ...told, 'cache-control': 'no-store' } : told);
      if (insertion !== undefined) res.write(insertion);
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    weather: 'fine',
    asked: [],
    before: new Map(),
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
