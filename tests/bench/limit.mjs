import { createServer, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const scripts = /<script(?![^>]*type="application)[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link[^>]+rel="(?:modulepreload|preload)"[^>]+as="script"[^>]*>|<link[^>]+rel="modulepreload"[^>]*>/g;

/** Serves a site without its scripts, compressed in the same way: the lower bound for the time of a page. */
export async function startLimit(target) {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const asked = request({ hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'br' } }, answer => {
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      if (!isPage) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const html = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        const bare = html.toString('utf8').replace(scripts, '').replace(preloads, '');
        const packed = brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        const { 'content-length': _, etag: __, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode, { ...rest, 'content-encoding': 'br', 'content-length': packed.length });
        outgoing.end(packed);
      });
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise(resolve => server.close(resolve)) };
}
