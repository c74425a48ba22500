import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isHttps, type AppContext, type ProxyOptions } from './context.ts';
import { chooseEncoding, compress, compressNow, isWorthCompressing, type Bytes, type Encoding } from '../infra/encoding.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { commonHeaders, documentHeaders, strictTransport } from './securityHeaders.ts';
import { run, TooMuchError, type Limiter } from '../infra/limits/limiter.ts';

type Headers = Readonly<Record<string, string>>;

export interface CachedResponse {
  status: 200 | 404 | 410;
  etag: string;
  headers: Headers;
  /** Large texts are stored compressed only, small ones uncompressed only. */
  plain?: Bytes;
  brotli?: { body: Bytes; headers: Headers };
  gzip?: { body: Bytes; headers: Headers };
}

export interface ResponseOptions {
  status?: CachedResponse['status'];
  headers: Headers;
  /** Default: of the content. */
  etag?: string;
  /** Whether it is for an export: then it also stores the uncompressed bytes and compresses synchronously, as no other request waits. */
  isExport?: boolean | undefined;
}

const unbrotli = promisify(brotliDecompress);

const coded = (headers: Headers, encoding: Encoding, body: Bytes) => ({
  body,
  headers: { ...headers, 'Content-Encoding': encoding, 'Content-Length': String(body.byteLength) },
});

/** Compresses text once and adds the headers of documents; bytes are sent unchanged. */
export async function createCachedResponse(
  content: string | Bytes,
  { status = 200, isExport = false, ...options }: ResponseOptions,
): Promise<CachedResponse> {
  const isText = typeof content === 'string';
  const plain = isText ? new TextEncoder().encode(content) : content;
  const { etag = etagOf(plain) } = options;
  const headers = { ...commonHeaders, ...documentHeaders, ...options.headers, ETag: etag, Vary: 'Accept-Encoding' };
  const answer = { status, etag, headers };
  if (!isText || !isWorthCompressing(plain.byteLength)) return { ...answer, plain };
  if (isExport) return { ...answer, plain, brotli: coded(headers, 'br', compressNow(plain, 'br')) };
  return { ...answer, brotli: coded(headers, 'br', await compress(plain, 'br')) };
}

/** Size of a response in bytes. */
export const sizeOf = ({ plain, brotli, gzip }: CachedResponse) =>
  (plain?.byteLength ?? 0) + (brotli?.body.byteLength ?? 0) + (gzip?.body.byteLength ?? 0);

export const plainBody = async ({ plain, brotli }: CachedResponse): Promise<Bytes> => plain ?? (await unbrotli(brotli!.body));

export function sendCachedResponse(
  c: AppContext,
  answer: CachedResponse,
  proxy: ProxyOptions,
  more?: Headers,
): Response | Promise<Response> {
  c.set('hasAllHeaders', true); // later middleware skips it
  const added = isHttps(c, proxy) ? { ...more, 'Strict-Transport-Security': strictTransport } : more;
  const send = (body: Bytes | null, headers: Headers, status: number = answer.status) =>
    c.newResponse(body, status as 200, added ? { ...headers, ...added } : headers);
  if (answer.status === 200 && matchesEtag(c.req.header('if-none-match'), answer.etag)) return send(null, answer.headers, 304);
  const sendPlain = (plain: Bytes) => send(plain, { ...answer.headers, 'Content-Length': String(plain.byteLength) });
  if (answer.plain) return sendPlain(answer.plain);
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === 'br' && answer.brotli) return send(answer.brotli.body, answer.brotli.headers);
  if (encoding === 'gzip' && answer.gzip) return send(answer.gzip.body, answer.gzip.headers);
  return plainBody(answer).then(async plain => {
    if (encoding !== 'gzip') return sendPlain(plain);
    answer.gzip = coded(answer.headers, 'gzip', await compress(plain, 'gzip'));
    return send(answer.gzip.body, answer.gzip.headers);
  });
}

interface Entry {
  cacheKey: string;
  answer?: CachedResponse;
  pending?: { cacheKey: string; promise: Promise<CachedResponse> };
}

/** LRU cache of responses by URL and cache key, bounded in bytes, single-flight. */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;
  #size = 0;

  /** @param limit total size in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size() {
    return this.#size;
  }

  get count() {
    return this.#entries.size;
  }

  /** Serves the stale response during a rebuild if `isStaleAllowed`, or if the limiter is full. @throws TooMuchError without one */
  get(
    address: string,
    cacheKey: string,
    make: () => Promise<CachedResponse>,
    { isStaleAllowed = false, limiter }: { isStaleAllowed?: boolean; limiter?: Limiter | undefined } = {},
  ): CachedResponse | Promise<CachedResponse> {
    const entry = this.#entries.get(address);
    if (entry) {
      this.#entries.delete(address);
      this.#entries.set(address, entry);
      if (entry.answer && entry.cacheKey === cacheKey) return entry.answer;
    }
    if (limiter?.isFull && entry?.pending?.cacheKey !== cacheKey) {
      if (entry?.answer) return entry.answer;
      throw new TooMuchError();
    }
    const own = entry ?? { cacheKey: '' };
    if (!entry) this.#entries.set(address, own);
    if (own.pending?.cacheKey !== cacheKey) {
      const promise = run(limiter, make).then(
        answer => {
          if (own.pending?.promise === promise) this.#keep(address, own, cacheKey, answer);
          return answer;
        },
        (error: unknown) => {
          if (own.pending?.promise === promise) delete own.pending;
          if (!own.answer && !own.pending && this.#entries.get(address) === own) this.#entries.delete(address);
          throw error;
        },
      );
      own.pending = { cacheKey, promise };
    }
    if (!isStaleAllowed || !own.answer) return own.pending.promise;
    own.pending.promise.catch(() => {}); // rejects for those who await it
    return own.answer;
  }

  #keep(address: string, entry: Entry, cacheKey: string, answer: CachedResponse) {
    this.#size += sizeOf(answer) - (entry.answer ? sizeOf(entry.answer) : 0);
    entry.answer = answer;
    entry.cacheKey = cacheKey;
    delete entry.pending;
    for (const [oldest, { answer: old, pending }] of this.#entries) {
      if (this.#size <= this.#limit) break;
      if (pending || oldest === address) continue;
      this.#entries.delete(oldest);
      this.#size -= old ? sizeOf(old) : 0;
    }
  }
}
