import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Bytes in memory of their own, as answers need them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes an answer is sent as it is: compression would save nothing. */
const worthwhile = 1024;

/** The best encoding that an Accept-Encoding header allows, or none. */
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

/** Compresses a body; `quality` is brotli's 0–11. Few take gzip only: made as it is asked for it takes a level that costs a third less. */
export async function compress(body: Uint8Array, encoding: Encoding, quality = 5): Promise<Bytes> {
  if (encoding === 'gzip') return zip(body, { level: quality > 6 ? 9 : 4 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}
