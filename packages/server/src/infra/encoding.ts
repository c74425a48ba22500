import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes; compressing a smaller body saves one packet at most. */
const worthwhile = 1400;

export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(weightOf('br'), weightOf('gzip'));
  if (best === 0) return undefined;
  return weightOf('br') === best ? 'br' : 'gzip';
}

export const isWorthCompressing = (size: number) => size >= worthwhile;

const gzipOptions = (quality: number) => ({ level: quality > 6 ? 9 : 4 });
const brotliOptions = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/** `quality` is Brotli's, 0–11; gzip has level 9 if it is above 6, else 4. */
export async function compress(body: Uint8Array, encoding: Encoding, quality = 5): Promise<Bytes> {
  return encoding === 'gzip' ? zip(body, gzipOptions(quality)) : brotli(body, brotliOptions(quality, body.byteLength));
}

/** Takes a fifth less CPU time than `compress`. */
export function compressNow(body: Uint8Array, encoding: Encoding, quality = 5): Bytes {
  return encoding === 'gzip' ? gzipSync(body, gzipOptions(quality)) : brotliCompressSync(body, brotliOptions(quality, body.byteLength));
}
