import { basename } from 'node:path';
import { chainOf } from '@tand/editions/node';
import type { Edition } from '@tand/festival';
import { editionFolder } from '@tand/runtime/build/edition';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { addresses, request, usualMoment } from '../support/app.ts';
import { on } from '../support/dates.ts';
import { edition } from '../support/site.ts';

/** Matches a text only as a separate word: a longer number may contain the year. */
const word = (text: string) => `(?<![\\p{L}\\d-])${text}(?![\\p{L}\\d])`;

/** Names, hosts, years, venues and currencies that only earlier editions have; undefined if there are none. */
async function wordsOfBefore(): Promise<RegExp | undefined> {
  const words: string[] = [];
  for (const folder of chainOf(editionFolder).slice(1)) {
    const { edition: before } = (await import(`../../packages/editions/${basename(folder)}/edition.ts`)) as { edition: Edition };
    const isOther = before.name !== edition.name;
    if (isOther) words.push(word(before.name), new URL(before.siteUrl).hostname.replace(/^www\./, ''));
    if (isOther && !edition.archives?.includes(before.year)) words.push(word(String(before.year)));
    if (before.venue.city !== edition.venue.city) words.push(before.venue.city, before.venue.name);
    if (before.currency !== edition.currency) words.push(word(before.currency), String.raw`\d[\s\u00A0]?kr\b`, 'kronor');
  }
  return words.length > 0 ? new RegExp(words.join('|'), 'gu') : undefined;
}
const words = await wordsOfBefore();
const moments = [usualMoment, `${on(0)}T15:00`, `${on(30)}T12:00`];

const filesIn = (html: string) =>
  [...html.matchAll(/(?:href|src|content)="(?:https?:\/\/[^/"]+)?(\/[^"?#]+\.(?:ics|xml|json|pdf|csv|webmanifest|txt))"/g)].map(
    ([, path = '']) => path,
  );

async function textOf(path: string, response: Response): Promise<string> {
  if (!path.endsWith('.pdf')) return response.text();
  const pdf = await PDFDocument.load(await response.arrayBuffer());
  return [pdf.getTitle(), pdf.getAuthor(), pdf.getSubject(), pdf.getKeywords()].join('\n');
}

// LANG-1, FEST-17: text, alternative text, names, descriptions and structured data of the served HTML, and the files that it links to.
test.skipIf(!words)('mentions nothing that only an earlier edition has, on any page or in any linked file', async () => {
  const found: Record<string, string[]> = {};
  const files = new Set(['/robots.txt', '/sitemap.xml', '/api/schedule']);
  const look = async (path: string, now: string) => {
    const response = await request(path, { now, headers: { accept: '*/*' } });
    const text = await textOf(path, response);
    const named = [...text.matchAll(words!)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' '));
    if (response.status !== (path.endsWith('/404') ? 404 : 200) || named.length > 0)
      found[`${path} ${now}`] = [String(response.status), ...named.slice(0, 3)];
    return text;
  };
  for (const now of moments)
    for (const lang of edition.languages)
      for (const path of await addresses(lang)) for (const file of filesIn(await look(path, now))) files.add(file);
  for (const file of files) await look(file, usualMoment);
  expect(found).toEqual({});
});
