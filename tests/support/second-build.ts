import { createServer, request } from 'node:http';
import { textOf } from './front.ts';
import type { OfflineManifest } from '@tand/runtime/offline';

export interface SecondBuild {
  url: string;
  /** Name of the build, as in `/offline.json` and the pages. */
  name: string;
  stop: () => Promise<void>;
}

const hashed = /\b([\w.-]+?)-([\w-]{8})(\.(?:css|js(?:on)?))\b/g;
const isText = (type: string | undefined) => /html|javascript|json|css/.test(type ?? '');

/** Serves a site as a later deployment would: scripts, style sheets and bundles have new names, and the old names are not found. */
export async function startSecondBuild(target: string): Promise<SecondBuild> {
  const first = (await (await fetch(`${target}/offline.json`)).json()) as OfflineManifest;
  const all = [...first.bundles, ...[...first.shell, ...first.rest].map(({ url }) => url)];
  const scripts = new Set(all.filter(url => url.startsWith('/assets/app/')));
  const name = Array.from(first.build).toReversed().join('');
  const renamed = (text: string) =>
    text
      .replaceAll(first.build, name)
      .replaceAll(hashed, (file, stem: string, hash: string, end: string) =>
        scripts.has(`/assets/app/${file}`) ? `${stem}-${hash.slice(1)}${hash[0]}${end}` : file,
      );
  const originals = new Map([...scripts].map(script => [renamed(script), script]));

  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    if (scripts.has(path)) return res.writeHead(404).end();
    // The browser must not reuse cached responses of the first build.
    const { 'if-none-match': _, 'accept-encoding': __, ...headers } = req.headers;
    const onward = request(new URL(originals.get(path) ?? path, target), { method: req.method, headers }, answer => {
      const { 'content-length': _, etag: __, ...headers } = answer.headers;
      const isRewritten = !path.startsWith('/api/') && isText(answer.headers['content-type']);
      res.writeHead(answer.statusCode ?? 502, isRewritten ? headers : answer.headers);
      if (!isRewritten) return answer.pipe(res);
      return void textOf(answer).then(text => res.end(renamed(text)));
    });
    onward.on('error', () => res.destroy());
    return req.pipe(onward);
  });
  // The same timeout as the real server's: with the default of 5 s, a busy machine drops requests.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    name,
    stop: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
