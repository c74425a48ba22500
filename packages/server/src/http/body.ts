import { problemsOf } from '@tand/festival/schemas';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { describeProblem } from '../content/problems.ts';
import type { AppContext } from './context.ts';
import { sendError } from './json.ts';

/** In bytes. */
export const maxBody = 4096;

async function refuse(c: AppContext, status: 400 | 413 | 415, message: string, headers?: Record<string, string>): Promise<never> {
  throw new HTTPException(status, { res: await sendError(c, status, message, headers) });
}

export async function readBody<const S extends v.GenericSchema>(c: AppContext, schema: S, most = maxBody): Promise<v.InferOutput<S>> {
  const { success, output, issues } = v.safeParse(schema, await readJson(c, most), { abortPipeEarly: true });
  if (success) return output;
  const messages = problemsOf(issues).map(({ path = 'The body', ...problem }) => `${path} ${describeProblem(problem)}`);
  return refuse(c, 400, `${[...new Set(messages)].join('; ')}.`);
}

export async function readJson(c: AppContext, most = maxBody): Promise<unknown> {
  const body = await readTyped(c, /^application\/json$/, 'The body must be JSON, with Content-Type: application/json.', most);
  try {
    return JSON.parse(decode(body));
  } catch {
    return refuse(c, 400, 'The body is not valid JSON.');
  }
}

export const readForm = async (c: AppContext): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(decode(await readTyped(c, /^application\/x-www-form-urlencoded$/, 'The body must be a form.'))));

export const readPictureBytes = (c: AppContext, most: number): Promise<Uint8Array> =>
  readTyped(c, /^image\//, 'The body must be a picture, with its Content-Type.', most);

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function readTyped(c: AppContext, wanted: RegExp, message: string, most = maxBody): Promise<Uint8Array> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!wanted.test(type)) return refuse(c, 415, message);
  // An aborted or timed-out upload is not a server error.
  const bytes = await readBytes(c.req.raw, most).catch(() => null);
  if (bytes === null) return refuse(c, 400, 'The body is incomplete.');
  return bytes ?? refuse(c, 413, `The body must have at most ${most} bytes.`, { Connection: 'close' });
}

/** Undefined above the limit, even if Content-Length is missing or wrong. */
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
