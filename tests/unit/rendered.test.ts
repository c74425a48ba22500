import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { readProgramme } from '@tand/editions/check';
import { accessNeeds } from '@tand/festival';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEdition } from '../../packages/art/src/catalogue/edition.ts';
import { editionOf } from '../../packages/editions/src/current.ts';
import { date, distance, factInWords, hours, phone, price, type Fact } from '../../packages/editions/src/facts.ts';
import { otherEditions } from '../../packages/editions/tests/support/editions.ts';
import { readCopy } from '../../packages/editions/src/folder.ts';
import { repeatedEmblems } from '../support/emblems.ts';
import { siteRenderer } from '../support/rendered.ts';
import { unknownWords } from '../support/vocabulary.ts';

const year = editionOf(process.env);
const folder = resolve(import.meta.dirname, '../../packages/editions', year);
const newTab = new RegExp((['sv', 'en'] as const).map(lang => (readCopy(lang, folder)['common'] as { newTab: string }).newTab).join('|'));
/** The day before the doors: all news are out. */
const now = Date.parse(edition.dates.doorsOpen) - 86_400_000;

const rendered = await siteRenderer(folder);
afterAll(rendered.close);

/** Other values, none of which any text has by chance. */
const changed = {
  priceLan: price(77_001),
  priceDay: price(77_002),
  priceCamping: price(77_003),
  quietLan: hours('03:21', '04:21'),
  youthHours: hours('03:22', '04:22'),
  fromStation: distance(77, 'km'),
  phone: phone('070-174 06 77'),
  refundUntil: date('2031-02-03'),
} satisfies Partial<Record<keyof typeof facts, Fact>>;

const decoded = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const found = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');

interface Told {
  address: string;
  title: string;
  description: string;
}
const told = (address: string, html: string): Told => ({
  address,
  title: found(html, /<title>(.*?)<\/title>/s),
  description: found(html, /<meta name="description" content="([^"]*)"/),
});
/** An address that is another page's under a second name tells search engines the first. */
const isOwn = (address: string, html: string) =>
  found(html, /<link rel="canonical" href="([^"]*)"/).endsWith(address.split('/').map(encodeURIComponent).join('/'));
const twice = (of: readonly Told[], key: 'title' | 'description') =>
  of.filter((one, index) => of.findIndex(other => other[key] === one[key]) !== index).map(one => `${one.address}: ${one[key]}`);

/** Links to a new tab that do not say so, in either language (WCAG 3.2.4). */
const unannounced = (html: string) =>
  [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/g)].map(([link]) => link).filter(link => !newTab.test(link));

/** What a page tells search engines. */
const graphOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '[]');

/** How often a text holds words, not counting those within a longer number. */
const timesIn = (text: string, words: string) =>
  text.split(words).filter((_, at, parts) => at > 0 && !/\d[\u00A0,]?$/.test(parts[at - 1]!)).length;

describe('every page', () => {
  // META-5, META-7, META-8
  it('has a title and a description of its own, none longer than search engines show, and names the feeds and its picture, and shows no emblem twice', async () => {
    const site = await rendered.at(now);
    const pages: Told[] = [];
    const unsaid: string[] = [];
    const repeated = repeatedEmblems(await readEdition(folder));
    const twiceShown: string[] = [];
    for (const address of site.addresses) {
      const html = await site.page(address);
      unsaid.push(...[...unannounced(html), ...unknownWords(graphOf(html))].map(what => `${address}: ${what}`));
      twiceShown.push(...repeated(html).map(what => `${address}: ${what}`));
      if (!isOwn(address, html)) continue;
      expect([address, found(html, /<meta property="og:image:alt" content="([^"]*)"/)]).not.toEqual([address, '']);
      expect([address, found(html, /<meta property="og:locale:alternate" content="([^"]*)"/)]).toEqual([
        address,
        address.startsWith('/sv') ? 'en_GB' : 'sv_SE',
      ]);
      pages.push(told(address, html));
      const feeds = [...html.matchAll(/<link rel="alternate" type="[^"]+"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
      expect([address, feeds]).toEqual([address, ['rss.xml', 'atom.xml', 'feed.json'].map(file => `${address.slice(0, 3)}/news/${file}`)]);
    }
    expect(unsaid).toEqual([]);
    expect(twiceShown).toEqual([]);
    expect(pages.filter(({ title }) => title.length > 60 || !title).map(({ address, title }) => `${address}: ${title}`)).toEqual([]);
    expect(
      pages
        .filter(({ description }) => description.length > 160 || !description)
        .map(({ address, description }) => `${address}: ${description}`),
    ).toEqual([]);
    for (const lang of ['/sv', '/en']) {
      const own = pages.filter(({ address }) => address.startsWith(`${lang}/`));
      expect([...twice(own, 'title'), ...twice(own, 'description')]).toEqual([]);
    }
  }, 300_000);
});

describe('a page', () => {
  it('is the same whatever was rendered before it', async () => {
    const fresh = await siteRenderer(folder);
    onTestFinished(fresh.close);
    const [forth, back] = [await rendered.at(now), await fresh.at(now)];
    const pages = new Map<string, string>();
    // Of the many that are alike, some.
    const some = forth.addresses.filter((address, index) => !/\/(news|schedule|creators)\//.test(address) || index % 8 === 0);
    for (const address of some) pages.set(address, await forth.page(address));
    const other: string[] = [];
    for (const address of some.toReversed()) if ((await back.page(address)) !== pages.get(address)) other.push(address);
    expect(other).toEqual([]);
    expect(pages.get('/sv/faq')).toContain('href="/en/faq"');
  }, 180_000);
});

const inPlain = (html: string) => decoded(html.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ');
const said = (name: keyof typeof facts, lang: 'sv' | 'en') => factInWords(facts[name], lang).replaceAll('\u00A0', ' ');

describe('the answers that everybody needs', () => {
  // INFO-12, INFO-13, INFO-14, INFO-15
  it.each(['sv', 'en'] as const)(
    'stand in %s where they are looked for',
    async lang => {
      const during = await rendered.at(Date.parse(edition.dates.doorsOpen) + 86_400_000);
      const main = async (path: string) => inPlain(/<main[\s\S]*<\/main>/.exec(await during.page(`/${lang}/${path}`))![0]);
      const info = await main('eventinfo');
      const [first = ''] = info.split(lang === 'sv' ? 'Vad kostar det?' : 'What does it cost?');
      for (const name of [
        'priceLan',
        'priceFestival',
        'priceDay',
        'priceParents',
        'priceCamping',
        'ageAlone',
        'phone',
        'shuttleEvery',
      ] as const)
        expect(first).toContain(said(name, lang));
      for (const name of [
        'priceRental',
        'priceParking',
        'priceDinner',
        'trainStockholm',
        'trainGothenburg',
        'trainMalmo',
        'airport',
      ] as const)
        expect(info).toContain(said(name, lang));
      for (const path of ['contact', 'faq', 'eventinfo/parents', 'eventinfo/access', 'eventinfo/easy-read', 'accessibility'])
        expect(await main(path)).toContain(said('phone', lang));
      expect(inPlain(/<footer[\s\S]*<\/footer>/.exec(await during.page(`/${lang}/eventinfo`))![0])).toContain(said('phone', lang));
      const privacy = await main('privacy');
      for (const name of ['organiser', 'organiserNumber', 'organiserAddress', 'phone'] as const)
        expect(privacy).toContain(said(name, lang));
      for (const word of ['PostHog', 'Global Privacy Control', '90', '30']) expect(privacy).toContain(word);
      expect(await during.page(`/${lang}/eventinfo`)).toMatch(new RegExp(`<footer[^]*href="/${lang}/privacy"`));
      expect(await main('eventinfo/first-lan')).toContain(said('priceRental', lang));
    },
    60_000,
  );
});

describe('a page whose address asks for something', () => {
  // NAV-19
  it('holds what is found in its HTML, the best first, and says when nothing is', async () => {
    const site = await rendered.at(now);
    const mainOf = async (asked?: string) => /<main[\s\S]*<\/main>/.exec(await site.page('/sv/search', asked))![0];
    const html = await mainOf('vad kostar det');
    const results = html.slice(html.indexOf('role="status"'));
    expect(/href="([^"]+)"/.exec(results)?.[1]).toBe('/sv/tickets');
    expect(inPlain(await site.page('/en/search', 'xyzzyq'))).toContain('xyzzyq');
    const picture = '/img/pages/search';
    expect(results).toContain(picture); // what was found stands before it
    expect(await mainOf()).not.toContain('role="status"');
    // LABEL-3: and a shared label names its own picture, under its own address.
    const label = async (query: string) => {
      const page = await site.page('/sv/label', site.asked('/sv/label', query));
      return ['url', 'image'].map(of =>
        found(page, new RegExp(`<meta property="og:${of}" content="([^"]*)"`)).slice(edition.siteUrl.length),
      );
    };
    expect(await label('label=16/Gunvor')).toEqual(['/sv/label?label=16/GUNVOR', '/img/og/label-sv.png?label=16/GUNVOR']);
    expect(await label('')).toEqual(['/sv/label', '/img/og/label-sv.png']);
  }, 60_000);
});

describe('pages that compute what they say', () => {
  // INFO-16, INFO-17
  it('have what the choice in an address costs, and what each place is like for bodies and senses', async () => {
    const site = await rendered.at(now);
    const sum = async (lang: string, asked?: string) => {
      const [, text = ''] = /role="status"[^>]*>([^<]*)</.exec(await site.page(`/${lang}/eventinfo`, asked))!;
      return Number(inPlain(text).replace(/\D/g, ''));
    };
    const { priceLan, priceFestival, priceCabin, priceDinner } = facts;
    for (const lang of ['sv', 'en']) {
      expect(await sum(lang)).toBe(priceLan.sek);
      const asked = 'ticket=festival&bed=cabin&people=4&dinner=2';
      expect(await sum(lang, asked)).toBe(priceFestival.sek + Math.ceil(priceCabin.sek / 4) + 2 * priceDinner.sek);
    }

    const page = await site.page('/sv/eventinfo/access');
    const places = page.slice(page.indexOf('id="places"'));
    const { locations } = readProgramme(folder).data;
    for (const { id, name_sv: name } of locations)
      expect(places).toMatch(new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*><a[^>]*href="/sv/schedule\\?place=${id}"[^>]*>[^<]*Utan trappsteg`));
    for (const need of accessNeeds) expect(places).toContain(`need=${need}"`);
    expect(inPlain(await site.page('/sv/universe/districts/quiet-lan'))).toContain(
      'Tillgänglighet Sittplats åt alla · Tyst · Dämpat ljus · Utan trappsteg',
    );
  }, 60_000);
});

describe('a fact that changes in one place', () => {
  // FEST-12
  it('changes on every page that states it', async () => {
    const edited = join(otherEditions(), year);
    rmSync(edited);
    cpSync(folder, edited, { recursive: true });
    renameSync(join(edited, 'facts.ts'), join(edited, 'before.ts'));
    writeFileSync(
      join(edited, 'facts.ts'),
      `import { facts as before } from './before.ts';\nexport const facts = { ...before, ...${JSON.stringify(changed)} };\n`,
    );
    const other = await siteRenderer(edited);
    onTestFinished(other.close);
    const [was, is] = [await rendered.at(now), await other.at(now)];
    // Articles and items of the programme are content of their own; `edition:check` holds them to the facts.
    const addresses = was.addresses.filter(address => !/\/(news|schedule|creators|cosplay)\//.test(address));
    const stale: string[] = [];
    const stated = new Set<string>();
    for (const address of addresses) {
      const [before, after] = [decoded(await was.page(address)), decoded(await is.page(address))];
      const lang = address.startsWith('/sv') ? 'sv' : 'en';
      for (const [name, to] of Object.entries(changed)) {
        const times = timesIn(before, factInWords(facts[name as keyof typeof changed], lang));
        if (times) stated.add(name);
        if (timesIn(after, factInWords(to, lang)) < times) stale.push(`${address}: ${name}`);
      }
    }
    expect(stale).toEqual([]);
    expect([...stated].toSorted()).toEqual(Object.keys(changed).toSorted());
  }, 300_000);
});
