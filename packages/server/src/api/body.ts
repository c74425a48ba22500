import * as v from 'valibot';
import type { AppContext } from '../http/context.ts';
import { sendError } from '../http/json.ts';

/** Largest request body, in bytes; the calls need a few dozen. */
export const maxBody = 4096;

/** What an object schema says: a missing field, or no object at all. */
export const objectMessage = (wanted: string) => (issue: v.BaseIssue<unknown>) => (issue.expected === 'Object' ? wanted : 'is missing');

type Read<T> = { value: T } | { response: Promise<Response> };

/** Reads and checks a JSON body: 415 for another type, 413 when too large, 400 when cut off, malformed or not as the schema says. */
export async function readBody<const S extends v.GenericSchema>(c: AppContext, schema: S, most = maxBody): Promise<Read<v.InferOutput<S>>> {
  const body = await readJson(c, most);
  if ('response' in body) return body;
  const result = v.safeParse(schema, body.value, { abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const messages = result.issues.map(issue => `${v.getDotPath(issue) ?? 'The body'} ${issue.message}`);
  return { response: sendError(c, 400, `${[...new Set(messages)].join('; ')}.`) };
}

/** Reads a JSON body of at most so many bytes; fails as `readBody` does. */
export async function readJson(c: AppContext, most = maxBody): Promise<Read<unknown>> {
  const body = await readTyped(c, /^application\/json$/, 'The body must be JSON, with Content-Type: application/json.', most);
  if ('response' in body) return body;
  try {
    return { value: JSON.parse(decode(body.value)) };
  } catch {
    return { response: sendError(c, 400, 'The body is not valid JSON.') };
  }
}

/** Reads the fields of a form as browsers post it; fails as `readBody` does. */
export async function readForm(c: AppContext): Promise<Read<Record<string, string>>> {
  const body = await readTyped(c, /^application\/x-www-form-urlencoded$/, 'The body must be a form.');
  return 'response' in body ? body : { value: Object.fromEntries(new URLSearchParams(decode(body.value))) };
}

/** Reads the bytes of a picture; fails as `readBody` does. */
export const readPictureBytes = (c: AppContext, most: number): Promise<Read<Uint8Array>> =>
  readTyped(c, /^image\//, 'The body must be a picture, with its Content-Type.', most);

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function readTyped(c: AppContext, wanted: RegExp, message: string, most = maxBody): Promise<Read<Uint8Array>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!wanted.test(type)) return { response: sendError(c, 415, message) };
  // Whoever hangs up, or is cut off for being too slow, is no fault of ours to be logged.
  const bytes = await readBytes(c.req.raw, most).catch(() => null);
  if (bytes === null) return { response: sendError(c, 400, 'The body did not arrive whole.') };
  if (bytes === undefined) return { response: sendError(c, 413, `The body must have at most ${most} bytes.`, { Connection: 'close' }) };
  return { value: bytes };
}

/** The body, or undefined once it turns out larger than allowed: a missing or false Content-Length changes nothing. */
async function readBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) return undefined;
  if (length !== null) return new Uint8Array(await request.arrayBuffer()); // HTTP lets no more in than was announced
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
