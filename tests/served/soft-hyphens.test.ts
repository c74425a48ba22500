// Built first: @tand/site
import { lineMarks } from '@tand/festival';
import { expect, test } from 'vitest';
import { addresses, html, request } from '../support/app.ts';
import { fewOfEachKind, languages } from '../support/site.ts';

const isSoft = (text: string) => text.search(lineMarks) >= 0;

// Soft hyphens and word joiners may be in visible text only: speech control, braille, search and feeds read them as letters.
test.each(languages)('keeps soft hyphens out of names, descriptions and structured data in %s', async lang => {
  const wrong: string[] = [];
  for (const path of fewOfEachKind(await addresses(lang))) {
    const served = await html(path);
    const attributes = served.matchAll(/\s(?:aria-label|aria-description|title|alt|content|placeholder|value|download)="([^"]*)"/g);
    const scripts = served.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
    const title = served.match(/<title>[^<]*/)?.[0] ?? '';
    const texts = [...Array.from(attributes, ([, text = '']) => text), ...Array.from(scripts, ([, text = '']) => text), title];
    wrong.push(...texts.filter(isSoft).map(text => `${path}: ${text.slice(0, 120)}`));
  }
  expect(wrong).toEqual([]);
});

test.each([
  ...languages.flatMap(lang => [
    `/search/${lang}.json`,
    `/assets/i18n/${lang}.json`,
    `/${lang}/news/rss.xml`,
    `/${lang}/news/atom.xml`,
    `/${lang}/news/feed.json`,
  ]),
  '/schedule.json',
  '/schedule.xml',
  '/sv/schedule.ics',
])('keeps soft hyphens out of %s', async path => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(isSoft(await response.text())).toBe(false);
});

// Skips table cells, because the cells of the schedule's strip are only for assistive technology.
test.each(languages)('breaks no line of a page at the hyphens around a single letter in %s', async lang => {
  const wrong: string[] = [];
  const all = await addresses(lang);
  for (const path of [...fewOfEachKind(all), ...all.filter(path => /-\w-/.test(path))]) {
    const served = (await html(path)).replaceAll(/<(script|style|title|td)\b[^]*?<\/\1>/g, '');
    wrong.push(...Array.from(served.matchAll(/>([^<>]*-\p{L}-[^<>]*)/gu), ([, text]) => `${path}: ${text}`));
  }
  expect(wrong).toEqual([]);
});

test.each(languages)('begins no line of a page with a separator in %s', async lang => {
  const wrong: string[] = [];
  for (const path of fewOfEachKind(await addresses(lang))) {
    const served = (await html(path)).replaceAll(/<(script|style|title)\b[^]*?<\/\1>|<meta[^>]*>/g, '');
    wrong.push(...served.split(/[<>]/).flatMap(text => (/[ \n]·/.test(text) ? `${path}: ${text}` : [])));
  }
  expect(wrong).toEqual([]);
});
