import { contentLanguages as languages } from '@tand/festival';
import { describe, expect, it } from 'vitest';
import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { districts } from '@edition/lists/districts.ts';
import { footer, home, linkCollection, menu, navbar } from '@edition/lists/nav.ts';
import { keysOf, pagesOf, textsOf } from './support/copy.ts';
import { isRoute } from './support/routes.ts';
import { copyVariables } from '../src/variables.ts';

const pages = pagesOf('sv');
/** Copy files without a page. */
const pageless = new Set(['common', 'push', 'accessWords', 'ages', 'seatPlan']);

/** Texts that may be equal in both languages: brands, games, titles of products, shared words. */
const names = new Set([
  'X',
  'Discord',
  'Facebook',
  'Instagram',
  'Snapchat',
  'TikTok',
  'Twitch',
  'YouTube',
  'Kick',
  'LinkedIn',
  'Svenska',
  'English',
  'Byt till svenska',
  'Switch to English',
  'Battle Pass',
  'Cosplay',
  'Geek Bazaar',
  'LAN',
  'Camping',
  'Crew',
  'Lunch',
  'Console Corner',
  'Under {{ageAlone}}',
  ...districts.map(({ name }) => name.sv),
]);

/** False for addresses, ids in kebab case, numbers, signs and placeholders. */
const isText = (text: string) =>
  !/^(\/|ext:|ticket:|https?:|mailto:|[a-z\d-]+$)/.test(text) && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
/** Variables of the edition, which may occur in one language only. */
const given = new Set(Object.keys(copyVariables(edition, 'sv', facts)));
const placeholders = (text: string) =>
  (text.match(/\{\{.*?\}\}/g) ?? [])
    .map(value => value.slice(2, -2))
    .filter(value => !given.has(value))
    .toSorted();
/** Swedish names a night by the following day, English by its evening. */
const nights = /^when\.night/;
/** True for a page, a file of the site, or a key of the edition's links or products. */
function leadsSomewhere(link: string): boolean {
  const [, scheme, key = ''] = /^(ext|ticket):(.+)$/.exec(link) ?? [];
  if (scheme) return Object.hasOwn(scheme === 'ext' ? edition.links : edition.tickets.productGroups, key);
  return isRoute(link) || /^\/files\/[\w-]+\.pdf$/.test(link);
}
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(match => match[1]!).concat(/^(\/|ext:|ticket:)\S*$/.test(text) ? [text] : []);

it('has the same pages in both languages', () => {
  expect(pagesOf('en')).toEqual(pages);
  expect(pages).toEqual(expect.arrayContaining(['common', 'home', 'news', 'notFound', 'schedule']));
});

describe.each(pages)('%s', page => {
  // LANG-9
  it('has the same keys in both languages', () => {
    expect(keysOf('en', page)).toEqual(keysOf('sv', page));
  });

  // LANG-9
  it('has the same placeholders in both languages, except for nights and edition variables', () => {
    const en = textsOf('en', page);
    for (const [key, text] of [...textsOf('sv', page)].filter(([one]) => !nights.test(one)))
      expect([key, placeholders(en.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  // LANG-9
  it('has no text that is equal in both languages, except names', () => {
    const en = textsOf('en', page);
    const same = [...textsOf('sv', page)].filter(
      ([key, text]) =>
        isText(text) && !names.has(text) && !/^\{\{\w+\}\} min$/.test(text) && !/(^|\.)name$/.test(key) && en.get(key) === text,
    );
    expect(same).toEqual([]);
  });

  it.each(languages)('has no empty text in %s', lang => {
    expect([...textsOf(lang, page)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('links in %s only to pages and known addresses', lang => {
    const wrong = [...textsOf(lang, page)].flatMap(([key, text]) =>
      linksIn(text)
        .filter(link => !leadsSomewhere(link) && !/^lang:\w\w$/.test(link))
        .map(link => `${key}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages.filter(() => !pageless.has(page)))('has title, description, keywords, headline and preamble in %s', lang => {
    const keys = keysOf(lang, page);
    expect(keys).toEqual(expect.arrayContaining(['meta.title', 'meta.description', 'meta.keywords', 'headline']));
    expect(keys.some(key => /^preamble(\.0)?$/.test(key))).toBe(true);
  });
});

it('uses on five pages only placeholders that the edition or a component fills', () => {
  // Values that components set, by page.
  const shown: Record<string, string[]> = {
    common: ['name', 'age', 'title', 'time', 'count', 'index', 'total', 'host', 'currentYear'],
    home: ['name', 'level', 'amount', 'count', 'time', 'days'],
    news: ['title', 'name', 'date', 'author', 'count', 'index', 'start', 'end', 'total'],
    schedule: [
      'title',
      'start',
      'end',
      'when',
      'day',
      'place',
      'time',
      'zone',
      'count',
      'text',
      'from',
      'to',
      'age',
      'filter',
      'minutes',
      'what',
      'kind',
      'way',
    ],
  };
  for (const page of ['common', 'home', 'news', 'notFound', 'schedule']) {
    const used = [...textsOf('sv', page).values()].flatMap(placeholders);
    expect(used.filter(value => !shown[page]?.includes(value))).toEqual([]);
  }
});

const sentencesOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*]/g, '')
    .split(/(?<=[.!?…])(?<!\bkl\.)\s+/)
    .filter(sentence => /[.!?…]$/.test(sentence) && (sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length >= 6);

it.each(languages)('repeats no sentence of six words or more on another page in %s', lang => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const page of pages) {
    for (const [key, text] of textsOf(lang, page)) {
      if (key.startsWith('meta.')) continue;
      for (const sentence of sentencesOf(text)) {
        const other = seen.get(sentence);
        if (other !== undefined && other !== page) repeated.push(`${other} and ${page}: ${sentence}`);
        seen.set(sentence, page);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(1000);
  expect(repeated).toEqual([]);
});

describe('the layout', () => {
  const common = textsOf('sv', 'common');

  it('has a text for every link of navbar, menu and footer', () => {
    const links = [home, ...navbar, ...[...menu, ...footer].flatMap(block => block.links), linkCollection];
    expect(links.map(link => link.key).filter(key => !common.has(`links.${key}`))).toEqual([]);
  });

  it('has a heading for every block of menu and footer, including the social block', () => {
    for (const key of [...menu.map(block => block.key), 'follow']) expect(common.has(`menu.blocks.${key}`)).toBe(true);
    for (const key of [...footer.map(block => block.key), 'follow']) expect(common.has(`footer.headings.${key}`)).toBe(true);
  });

  it('has a notice for every phase', () => {
    for (const phase of ['before-sale', 'on-sale', 'last-days', 'sold-out', 'during', 'after'])
      for (const part of ['headline', 'text', 'cta', 'href']) expect(common.has(`phases.${phase}.${part}`)).toBe(true);
  });

  it('names every social channel of the edition', () => {
    for (const { id, label } of edition.social) expect(common.get(`social.names.${id}`)).toBe(label);
  });
});

it('has the sixteen links of the 404 page in order', () => {
  const expected =
    'news partners eventinfo faq tickets esports activities food camping eventrules contact about friends signup crew creators';
  for (const lang of languages) {
    const hrefs = [...textsOf(lang, 'notFound')].filter(([key]) => /^links\.\d+\.href$/.test(key)).map(([, href]) => href);
    expect(hrefs).toEqual(expected.split(' ').map(page => `/${page}`));
  }
});

it('has the sections of the home page in order', () => {
  const sections = [...new Set(keysOf('sv', 'home').map(key => key.split(/[.@]/)[0]))].filter(
    key => !['meta', 'headline', 'preamble', 'hero', 'box', 'onNow'].includes(key!),
  );
  expect(sections).toEqual([
    'statement',
    'doors',
    'partners',
    'map',
    'news',
    'tickets',
    'trailer',
    'creators',
    'concept',
    'battlepass',
    'infoCards',
    'instagram',
    'signup',
    'crew',
    'social',
    'contact',
  ]);
});
