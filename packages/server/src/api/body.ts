import * as v from 'valibot';
import type { AppContext } from '../http/context.ts';
import { sendError } from '../http/json.ts';

/** Largest request body, in bytes; the calls need a few dozen. */
export const maxBody = 4096;

/** What an object schema says: a missing field, or no object at all. */
export const objectMessage = (wanted: string) => (issue: v.BaseIssue<unknown>) => (issue.expected === 'Object' ? wanted : 'is missing');

type Read<T> = { value: T } | { response: Promise<Response> };

/** Reads and checks a JSON body: 415 for another type, 413 when too large, 400 when cut off, malformed or not as the schema says. */
export async function readBody<const S extends v.GenericSchema>(c: AppContext, schema: S): Promise<Read<v.InferOutput<S>>> {
  const body = await readTyped(c, 'application/json', 'The body must be JSON, with Content-Type: application/json.');
  if ('response' in body) return body;
  const text = body.value;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { response: sendError(c, 400, 'The body is not valid JSON.') };
  }
  const result = v.safeParse(schema, data, { abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const messages = result.issues.map(issue => `${v.getDotPath(issue) ?? 'The body'} ${issue.message}`);
  return { response: sendError(c, 400, `${[...new Set(messages)].join('; ')}.`) };
}

/** Reads the fields of a form as browsers post it; fails as `readBody` does. */
export async function readForm(c: AppContext): Promise<Read<Record<string, string>>> {
  const body = await readTyped(c, 'application/x-www-form-urlencoded', 'The body must be a form.');
  return 'response' in body ? body : { value: Object.fromEntries(new URLSearchParams(body.value)) };
}

async function readTyped(c: AppContext, wanted: string, message: string): Promise<Read<string>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) return { response: sendError(c, 415, message) };
  // Whoever hangs up, or is cut off for being too slow, is no fault of ours to be logged.
  const text = await readText(c.req.raw).catch(() => null);
  if (text === null) return { response: sendError(c, 400, 'The body did not arrive whole.') };
  if (text === undefined) return { response: sendError(c, 413, `The body must have at most ${maxBody} bytes.`, { Connection: 'close' }) };
  return { value: text };
}

/** The body as text, or undefined once it turns out larger than allowed: a missing or false Content-Length changes nothing. */
async function readText(request: Request): Promise<string | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBody) return undefined;
  if (length !== null) return request.text(); // HTTP lets no more in than was announced
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBody) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
