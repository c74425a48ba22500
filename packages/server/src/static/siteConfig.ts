import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tand/festival';
import * as v from 'valibot';
import { errorCode } from '../errorCode.ts';
import { StartError } from '../startError.ts';
import type { FoundFile } from './found.ts';

/** One entry of `redirects.json`, a list that the site build writes into its folder. */
export interface Redirect {
  /** Address without query and without a trailing slash. */
  from: string;
  /** Internal address, or an https one; the visitor's query is kept. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

/**
 * `headers.json`, which the site build writes into its folder. `defaults` go with every page, `pages` with one address
 * (without a trailing slash; also files, such as `/schedule.json`). A plain text is short for a Content-Security-Policy.
 */
export interface HeadersFile {
  defaults?: Record<string, string> | undefined;
  pages?: Record<string, string | Record<string, string>> | undefined;
}

const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'must be a header name'));
const headerValue = v.pipe(v.string('must be a text'), v.regex(/^[\t\x20-\x7e]*$/, 'must be printable ASCII on one line'));
const headerMap = v.record(headerName, headerValue);
const path = v.pipe(v.string('must be a text'), v.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'must be an address starting with one slash'));

const redirectsFile = v.array(
  v.object({
    from: path,
    to: v.pipe(v.string('must be a text'), v.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'must be an internal or https address')),
    status: v.optional(v.picklist([301, 302, 307, 308], 'must be 301, 302, 307 or 308'), 301),
  }),
  'must be a list',
);
const headersFile = v.object({ defaults: v.optional(headerMap), pages: v.optional(v.record(path, v.union([headerValue, headerMap]))) });

/** @throws StartError naming the entry when redirects.json is malformed; a missing file means none */
export function readRedirects(root: string): Map<string, Redirect> {
  const list = readJson(root, 'redirects.json', redirectsFile) ?? [];
  return new Map(list.map(redirect => [trimSlash(redirect.from), redirect]));
}

/** @throws StartError naming the entry when headers.json is malformed; a missing file means none */
export function readHeaders(root: string): HeadersFile {
  const file = readJson(root, 'headers.json', headersFile) ?? {};
  const pages = Object.entries(file.pages ?? {}).map(([address, value]) => [trimSlash(address), value] as const);
  return { ...file, pages: Object.fromEntries(pages) };
}

const text = v.string('must be a text');
const language = v.picklist(languages, 'must be a language of the site');
const feedTexts = v.object({ title: text, description: text });
const foundFile = v.object({
  edition: v.object({
    name: text,
    year: v.number('must be a number'),
    siteUrl: v.pipe(text, v.regex(/^https?:\/\/[^\s/]+$/, 'must be an origin')),
    languages: v.array(language, 'must be a list'),
    defaultLanguage: language,
  }),
  texts: v.object({ sv: feedTexts, en: feedTexts }),
  paths: v.array(text, 'must be a list'),
  news: v.array(text, 'must be a list'),
});

/** @throws StartError naming the entry when found.json is malformed; undefined when there is none */
export const readFound = (root: string): FoundFile | undefined => readJson(root, 'found.json', foundFile);

/** '/sv/home/' → '/sv/home'; '/' stays. */
export const trimSlash = (address: string) => address.replace(/(?<=.)\/+$/, '');

function readJson<const S extends v.GenericSchema>(root: string, name: string, schema: S): v.InferOutput<S> | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, name), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new StartError(`${name} of the built site is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new StartError(`${name} of the built site: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
}
