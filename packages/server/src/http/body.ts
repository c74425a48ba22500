import { problemsOf } from '@tand/festival/schemas';
import * as v from 'valibot';
import { describeProblem } from '../content/problems.ts';
import type { AppContext } from './context.ts';
import { sendError } from './json.ts';

/** Maximum size of a body in bytes; requests need a few dozen. */
export const maxBody = 4096;

type Read<T> = { value: T } | { response: Promise<Response> };

/** Responds 415 to another type, 413 to a large body, 400 to an incomplete, malformed or invalid one. */
export async function readBody<const S extends v.GenericSchema>(c: AppContext, schema: S, most = maxBody): Promise<Read<v.InferOutput<S>>> {
  const body = await readJson(c, most);
  if ('response' in body) return body;
  const result = v.safeParse(schema, body.value, { abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const messages = problemsOf(result.issues).map(({ path = 'The body', ...problem }) => `${path} ${describeProblem(problem)}`);
  return { response: sendError(c, 400, `${[...new Set(messages)].join('; ')}.`) };
}

export async function readJson(c: AppContext, most = maxBody): Promise<Read<unknown>> {
  const body = await readTyped(c, /^application\/json$/, 'The body must be JSON, with Content-Type: application/json.', most);
  if ('response' in body) return body;
  try {
    return { value: JSON.parse(decode(body.value)) };
  } catch {
    return { response: sendError(c, 400, 'The body is not valid JSON.') };
  }
}

export async function readForm(c: AppContext): Promise<Read<Record<string, string>>> {
  const body = await readTyped(c, /^application\/x-www-form-urlencoded$/, 'The body must be a form.');
  return 'response' in body ? body : { value: Object.fromEntries(new URLSearchParams(decode(body.value))) };
}

export const readPictureBytes = (c: AppContext, most: number): Promise<Read<Uint8Array>> =>
  readTyped(c, /^image\//, 'The body must be a picture, with its Content-Type.', most);

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function readTyped(c: AppContext, wanted: RegExp, message: string, most = maxBody): Promise<Read<Uint8Array>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!wanted.test(type)) return { response: sendError(c, 415, message) };
  // An aborted or timed-out upload is not a server error.
  const bytes = await readBytes(c.req.raw, most).catch(() => null);
  if (bytes === null) return { response: sendError(c, 400, 'The body is incomplete.') };
  if (bytes === undefined) return { response: sendError(c, 413, `The body must have at most ${most} bytes.`, { Connection: 'close' }) };
  return { value: bytes };
}

/** undefined above the limit, even if Content-Length is missing or wrong. */
async function readBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) return undefined;
  if (length !== null) return new Uint8Array(await request.arrayBuffer()); // Node enforces Content-Length
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
}
