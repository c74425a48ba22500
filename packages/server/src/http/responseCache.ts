import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
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
  /** Omitted for large texts, which are stored compressed, except for an export. */
  plain?: Bytes;
  brotli?: { body: Bytes; headers: Headers };
  gzip?: { body: Bytes; headers: Headers };
}

export interface ResponseOptions {
  status?: CachedResponse['status'];
  headers: Headers;
  etag?: string;
  /** For an export: also stores the uncompressed bytes, and compresses synchronously. */
  isExport?: boolean | undefined;
}

const unbrotli = promisify(brotliDecompress);

const coded = (headers: Headers, encoding: Encoding, body: Bytes) => ({
  body,
  headers: { ...headers, 'Content-Encoding': encoding, 'Content-Length': String(body.byteLength) },
});

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

export const sizeOf = ({ plain, brotli }: CachedResponse) => (plain?.byteLength ?? 0) + (brotli?.body.byteLength ?? 0);

export const plainBody = async ({ plain, brotli }: CachedResponse): Promise<Bytes> => plain ?? (await unbrotli(brotli!.body));

export function sendCachedResponse(c: AppContext, answer: CachedResponse, proxy: ProxyOptions, more?: Headers) {
  c.set('hasAllHeaders', true); // so that the app adds no other headers
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

export class ResponseCache {
  readonly #answers: LRUCache<string, { cacheKey: string; answer: CachedResponse }>;
  readonly #pending = new Map<string, { cacheKey: string; promise: Promise<CachedResponse> }>();

  constructor(limit: number) {
    // The library refuses a size of 0.
    this.#answers = new LRUCache({ maxSize: limit, sizeCalculation: ({ answer }) => Math.max(1, sizeOf(answer)) });
  }

  get size() {
    return this.#answers.calculatedSize;
  }

  get count() {
    return this.#answers.size;
  }

  /** May return the previous response: if `isStaleAllowed`, or if the limiter is full. @throws TooMuchError if it is full and there is none */
  get(
    address: string,
    cacheKey: string,
    make: () => Promise<CachedResponse>,
    { isStaleAllowed = false, limiter }: { isStaleAllowed?: boolean; limiter?: Limiter | undefined } = {},
  ): CachedResponse | Promise<CachedResponse> {
    const known = this.#answers.get(address);
    if (known?.cacheKey === cacheKey) return known.answer;
    const pending = this.#pending.get(address);
    const isPending = pending?.cacheKey === cacheKey;
    if (!isPending && limiter?.isFull) {
      if (known) return known.answer;
      throw new TooMuchError();
    }
    const promise = isPending ? pending.promise : this.#make(address, cacheKey, () => run(limiter, make));
    if (!isStaleAllowed || !known) return promise;
    promise.catch(() => {}); // the error goes to those who await the promise
    return known.answer;
  }

  #make(address: string, cacheKey: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const isNewest = () => this.#pending.get(address)?.promise === promise;
    const promise: Promise<CachedResponse> = make()
      .then(answer => {
        if (isNewest()) this.#answers.set(address, { cacheKey, answer });
        return answer;
      })
      .finally(() => {
        if (isNewest()) this.#pending.delete(address);
      });
    this.#pending.set(address, { cacheKey, promise });
    return promise;
  }
}
