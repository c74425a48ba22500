import { createHash } from 'node:crypto';
import { request, type RequestOptions } from './app.ts';
import type { Answer } from './observatory.ts';

export async function headersAndHtml(path: string, options?: RequestOptions): Promise<Answer & { status: number }> {
  const response = await request(path, options);
  const headers = new Map([...response.headers].map(([name, value]) => [name, [value]]));
  if (headers.has('set-cookie')) headers.set('set-cookie', response.headers.getSetCookie());
  return { headers, html: await response.text(), status: response.status };
}

export const inlined = (html: string) =>
  [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(([, , attributes, text]) =>
    /json|\ssrc=/.test(attributes!) ? [] : text!,
  );
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
