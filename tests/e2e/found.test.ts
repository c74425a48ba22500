import { facts } from '@edition/facts.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts } from '@tand/editions';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { on } from '../support/dates.ts';
import { siteFolder } from '../support/server.ts';
import { builtPaths, edition, languages, originalOf, parse, unlisted } from '../support/site.ts';

const siteUrl = inject('siteUrl');
const own = edition.siteUrl;

type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };
interface Read {
  path: string;
  document: Document;
  graph: Thing[];
  /** Seen words of its links that say nothing of where they lead. */
  dull: string[];
}

const ask = (path: string) => fetch(siteUrl + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
const text = async (path: string) => (await ask(path)).text();
const squeeze = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();

/** What search engines hold against a link, as Lighthouse lists it for our languages. */
const dullWords = new Set(
  'här,klicka här,läs mer,mer,mer info,mer information,click here,here,information,learn more,more,more info,more information,read more,see more,this'.split(
    ',',
  ),
);
const linkWords = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, within]) => squeeze(within!.replaceAll(/<[^>]+>/g, '')).toLowerCase());

async function read(path: string): Promise<Read> {
  const html = await text(path);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => json!);
  expect([path, scripts.length]).toEqual([path, 1]);
  const data = JSON.parse(scripts[0]!) as { '@context'?: string; '@graph'?: Thing[] };
  expect([path, data['@context']]).toEqual([path, data['@graph'] ? 'https://schema.org' : data['@context']]);
  // Documents of hundreds of pages would fill the memory; that of the questions is the one that is compared.
  const document = path.endsWith('/faq') ? parse(html) : parse('');
  return { path, graph: data['@graph'] ?? [], document, dull: linkWords(html).filter(words => dullWords.has(words)) };
}

/** A thing and all within it that have a type; a bare reference has none. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...within] : within;
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...rest } = value as Thing;
  return id && Object.keys(rest).length === 0 ? [id] : Object.values(value).flatMap(references);
}

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
const isOwn = (value: unknown) => isAddress(value) && (value === own || String(value).startsWith(`${own}/`));
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isSchema =
  (...names: string[]) =>
  (value: unknown) =>
    names.some(name => value === `https://schema.org/${name}`);
const all = (check: (value: unknown) => boolean) => (value: unknown) => {
  const list = [value].flat();
  return list.length > 0 && list.every(check);
};
const isMaybe = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);

type Checks = Record<string, (value: unknown) => boolean>;
const event: Checks = { name: isText, startDate: isMoment, endDate: isMaybe(isMoment), url: isOwn, image: isMaybe(all(isOwn)) };
const wholeEvent: Checks = {
  ...event,
  endDate: isMoment,
  image: all(isOwn),
  eventStatus: isSchema('EventScheduled', 'EventRescheduled'),
  eventAttendanceMode: isSchema('OfflineEventAttendanceMode'),
};
const performer: Checks = { name: isText, url: isMaybe(isAddress) };
/** What schema.org and Google's guides ask for, by type. */
const required: Record<string, Checks> = {
  Organization: { name: isText, url: isOwn, logo: isOwn, sameAs: all(isAddress) },
  Place: { name: isText, address: value => isText(value) || typeof value === 'object', url: isMaybe(isAddress) },
  PostalAddress: { streetAddress: isText, addressLocality: isText, addressCountry: isText },
  GeoCoordinates: { latitude: Number.isFinite, longitude: Number.isFinite },
  Festival: wholeEvent,
  Event: event,
  SportsEvent: { ...wholeEvent, sport: isText },
  Offer: { url: isAddress, availability: isSchema('PreOrder', 'InStock', 'SoldOut') },
  NewsArticle: {
    headline: value => isText(value) && String(value).length <= 110,
    datePublished: isMoment,
    dateModified: isMoment,
    image: value => all(isOwn)(value) && (value as string[])[0]!.endsWith('.png'),
    url: isOwn,
    author: all(value => isText((value as Thing)['name']) && (value as Thing)['worksFor'] !== undefined),
  },
  FAQPage: { url: isOwn, mainEntity: value => Array.isArray(value) && value.length > 0 },
  Question: { name: isText, acceptedAnswer: value => isText((value as Thing | undefined)?.['text']) },
  Answer: { text: isText },
  MusicGroup: performer,
  Person: { ...performer, image: isMaybe(isOwn), sameAs: isMaybe(value => (value as unknown[]).every(isAddress)) },
  BreadcrumbList: {
    itemListElement: value => (value as Thing[]).length > 1 && (value as Thing[]).every(({ position }, index) => position === index + 1),
  },
  ListItem: { name: isText, item: isOwn },
  WebSite: { name: isText, url: isOwn, inLanguage: isText, publisher: value => (value as Thing)['@id'] !== undefined },
  SearchAction: { target: value => typeof value === 'object', 'query-input': isText },
  EntryPoint: { urlTemplate: value => isOwn(value) && String(value).endsWith('?q={search_term_string}') },
};
/** A ticket, as against the sign-up of an item of the programme, which has no price of its own. */
const isTicket = (thing: Thing) => thing['@type'] === 'Offer' && 'price' in thing;
/** What is asked of a thing: the festival itself is told of in full, a partner on its stage by name and page. */
function checksOf(thing: Thing): Checks | undefined {
  if (thing['@type'] === 'Organization' && !thing['@id']) return performer;
  const checks = required[thing['@type']!];
  return isTicket(thing) ? { ...checks, name: isText, validFrom: isMoment } : checks;
}

const pages: Read[] = [];
beforeAll(async () => {
  for (const lang of languages) for (const path of await builtPaths(lang)) pages.push(await read(path));
}, 240_000);

const failing = (check: (page: Read) => string[]) => pages.flatMap(page => [...new Set(check(page))].map(what => `${page.path}: ${what}`));
const ofType = (type: string) =>
  pages.flatMap(({ path, graph }) => things(graph).flatMap(thing => (thing['@type'] === type ? [{ path, thing }] : [])));

describe('structured data of every page', () => {
  // META-4
  test('has what is asked of each thing, and no thing that nobody asked about', () => {
    expect(
      failing(({ graph }) => [
        ...graph.filter(thing => !thing['@type']).map(() => 'a thing without type'),
        ...things(graph).flatMap(thing => {
          const checks = checksOf(thing);
          if (!checks) return [`unknown type ${thing['@type']}`];
          return Object.entries(checks).flatMap(([name, isRight]) =>
            isRight(thing[name]) ? [] : [`${thing['@type']}.${name} is ${JSON.stringify(thing[name])?.slice(0, 80)}`],
          );
        }),
      ]),
    ).toEqual([]);
    const found = new Set(pages.flatMap(({ graph }) => things(graph).map(thing => thing['@type'])));
    // Once the festival is over nothing is on sale, so no offers.
    expect(Object.keys(required).filter(type => type !== 'Offer' && !found.has(type))).toEqual([]);
  });

  test('is there on all pages but those that say nothing of their own', () => {
    expect(
      pages
        .filter(({ graph }) => graph.length === 0)
        .map(({ path }) => path.slice(4))
        .toSorted(),
    ).toEqual(['404', '404', 'offline', 'offline']);
  });

  // META-4
  test('names nothing that is not on the same page, and nothing twice', () => {
    expect(
      failing(({ graph }) => {
        const named = things(graph).flatMap(({ '@id': id }) => id ?? []);
        const twice = named.filter((id, index) => named.indexOf(id) !== index);
        return [
          ...references(graph)
            .filter(id => !named.includes(id))
            .map(id => `${id} is not here`),
          ...twice.map(id => `${id} twice`),
        ];
      }),
    ).toEqual([]);
    expect(failing(({ graph }) => things(graph).flatMap(({ '@id': id }) => (id && !isOwn(id) ? [id] : [])))).toEqual([]);
  });

  test('tells of events within the festival, each in its place', () => {
    const [first, last] = [edition.dates.doorsOpen, edition.dates.doorsClose].map(local => local.slice(0, 10));
    expect(
      failing(({ graph, path }) =>
        things(graph).flatMap(thing => {
          if (thing['@type'] !== 'Event' && thing['@type'] !== 'Festival') return [];
          const [starts, ends] = [thing['startDate'], thing['endDate'] ?? thing['startDate']].map(at => new Date(at as string).getTime());
          const day = String(thing['startDate']).slice(0, 10);
          const location = thing['location'] as Thing;
          const place = location['@type'] ? location : graph.find(({ '@id': id }) => id === location['@id']);
          return [
            ...(ends! < starts! ? [`${String(thing['name'])} ends before it starts`] : []),
            ...(day < first! || day > last! ? [`${String(thing['name'])} starts on ${day}`] : []),
            ...(place?.['address'] ? [] : [`${String(thing['name'])} has no address`]),
            ...(isOwn(thing['url']) && String(thing['url']).startsWith(`${own}/${path.slice(1, 3)}/`) ? [] : ['of the other language']),
          ];
        }),
      ),
    ).toEqual([]);
    const parts = ofType('Festival').filter(({ thing }) => thing['subEvent']);
    expect(parts.map(({ path }) => path)).toEqual(['/sv/home', '/sv/schedule', '/en/home', '/en/schedule']);
  });

  test('gives each item of the programme the festival it is part of, and each of its parts a page', () => {
    const items = pages.filter(({ graph }) => graph.some(({ '@type': type }) => type === 'Event'));
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.filter(({ graph }) => !graph.some(thing => thing['@type'] === 'Event' && thing['superEvent'])).map(({ path }) => path),
    ).toEqual([]);
    const addresses = new Set(items.map(({ path }) => own + path));
    const parts = ofType('Festival').flatMap(({ thing }) => (thing['subEvent'] as Thing[] | undefined) ?? []);
    expect(parts.map(({ url }) => url).filter(url => !addresses.has(url as string))).toEqual([]);
  });

  // FEST-6
  test('sells every ticket that has a price, in kronor, until the festival is over', async () => {
    const isOver = Date.now() > Date.parse(`${edition.dates.doorsClose}+02:00`);
    const offers = ofType('Offer').filter(({ thing }) => isTicket(thing));
    // A ticket's price is a fact of the edition (TICKET-3).
    const prices = tickets.flatMap(({ slug, productGroup }) => {
      const fact = (facts as Facts)[`price${slug.charAt(0).toUpperCase()}${slug.slice(1)}`];
      return productGroup && fact?.type === 'price' ? [fact.sek] : [];
    });
    expect(prices.length).toBeGreaterThan(0);
    expect(offers).toHaveLength(isOver ? 0 : prices.length * ofType('Festival').filter(({ thing }) => thing['alternateName']).length);
    for (const lang of languages) {
      const { graph } = await read(`/${lang}/home?now=${on(-3)}T12:00`);
      const sold = things(graph).filter(isTicket);
      expect(sold.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(prices.map(price => [price, 'SEK']));
      expect(sold.filter(thing => Object.entries(checksOf(thing)!).some(([name, isRight]) => !isRight(thing[name])))).toEqual([]);
    }
  });

  test('answers each question with the words that the page shows', () => {
    for (const lang of languages) {
      const { document, graph } = pages.find(({ path }) => path === `/${lang}/faq`)!;
      const told = graph.find(thing => thing['@type'] === 'FAQPage')!['mainEntity'] as (Thing & { acceptedAnswer: { text: string } })[];
      for (const aside of document.querySelectorAll('main .visually-hidden')) aside.remove(); // said of a new tab, of no answer
      const shown = [...document.querySelectorAll('main details:has(> summary)')].map(details => {
        const parts = [...details.querySelectorAll(':scope > :not(summary) :is(p, li)')].map(part => squeeze(part.textContent));
        return { id: details.id, question: squeeze(details.querySelector('summary')!.textContent), answer: parts.join(' ') };
      });
      expect(
        told.map(({ name, url, acceptedAnswer }) => ({
          id: String(url).split('#')[1],
          question: squeeze(name as string),
          answer: squeeze(acceptedAnswer.text),
        })),
      ).toEqual(shown);
      expect(shown.length).toBeGreaterThan(40);
    }
  });

  test('leads from home to the page itself, by pages that are there', () => {
    const known = new Set(pages.map(({ path }) => own + path));
    expect(
      failing(({ graph, path }) => {
        const trail = graph.find(thing => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as Thing[] | undefined;
        if (!trail) return [];
        const addresses = trail.map(({ item }) => item as string);
        return [
          ...addresses.filter(address => !known.has(address)).map(address => `${address} is no page`),
          ...(addresses[0] === `${own}${path.slice(0, 3)}/home` ? [] : [`starts at ${addresses[0]}`]),
          ...(addresses.at(-1) === own + originalOf(path) || addresses.at(-1) === own + path ? [] : [`ends at ${addresses.at(-1)}`]),
        ];
      }),
    ).toEqual([]);
  });

  test('shows only pictures that are there', async () => {
    const sources = new Set(
      pages.flatMap(({ graph }) => things(graph).flatMap(({ image, logo }) => [image, logo].flat().filter(source => source !== undefined))),
    );
    expect(sources.size).toBeGreaterThan(20);
    // Those of the programme are drawn when asked for: one of twenty stands for all.
    const drawn = [...(sources as Set<string>)].filter(source => /\/og\/(?:item|place)-/.test(source));
    for (const [index, source] of drawn.entries()) if (index % 20 > 0) sources.delete(source);
    const answers = await Promise.all(
      [...(sources as Set<string>)].map(async source => {
        const answer = await fetch(siteUrl + source.slice(own.length), { method: 'HEAD' });
        return answer.status === 200 && answer.headers.get('content-type')?.startsWith('image/') ? [] : [source];
      }),
    );
    expect(answers.flat()).toEqual([]);
  });
});

test('every link says where it leads', () => {
  expect(failing(({ dull }) => dull)).toEqual([]);
});

describe('the site map', () => {
  interface Entry {
    loc: string;
    lastmod?: string;
    'xhtml:link': Record<'@_hreflang' | '@_href' | '@_rel', string>[];
  }
  let entries: Entry[] = [];
  let type = '';
  beforeAll(async () => {
    const answer = await ask('/sitemap.xml');
    type = answer.headers.get('content-type') ?? '';
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(await answer.text()) as { urlset: { url: Entry[] } };
    entries = parsed.urlset.url;
  });

  test('is XML', () => expect(type).toMatch(/^(application|text)\/xml/));

  // META-5
  test('holds every page that may be found, in both languages, and no other', () => {
    const wanted = pages.map(({ path }) => path).filter(path => !unlisted.test(path) && originalOf(path) === path);
    expect(wanted.length).toBeGreaterThan(150);
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(wanted.map(path => own + path).toSorted());
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  });

  test('its pages name each other as translations', () => {
    const alternates = new Map(
      entries.map(({ loc, 'xhtml:link': links }) => [loc, Object.fromEntries(links.map(link => [link['@_hreflang'], link['@_href']]))]),
    );
    const wrong = [...alternates].flatMap(([loc, named]) => {
      const lang = loc.slice(own.length + 1, own.length + 3);
      const isWhole =
        Object.keys(named).toSorted().join() === 'en,sv,x-default' && named['x-default'] === named['sv'] && named[lang] === loc;
      const isReturned = languages.every(other => JSON.stringify(alternates.get(named[other]!)) === JSON.stringify(named));
      return isWhole && isReturned ? [] : [loc];
    });
    expect(wrong).toEqual([]);
  });

  test('gives only days that have been', () => {
    const days = entries.flatMap(({ lastmod }) => lastmod ?? []);
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter(day => !/^\d{4}-\d\d-\d\d$/.test(day) || Date.parse(day) > Date.now())).toEqual([]);
  });
});

// META-5
describe('what stands beside the pages', () => {
  test('robots are let in; whether they are told of the site map is for the build to say', async () => {
    const answer = await ask('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n').filter(Boolean);
    const isReview = (await text('/sv/home')).includes('<meta name="robots" content="noindex"/>');
    expect(lines).toEqual(['User-agent: *', 'Allow: /', ...(isReview ? [] : [`Sitemap: ${own}/sitemap.xml`])]);
  });

  test('the manifest is linked, leads to pages that are there, and has icons of the size it names', async () => {
    const address = /<link rel="manifest" href="([^"]+)"/.exec(await text('/sv/home'))?.[1];
    const answer = await ask(address!);
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as Record<'id' | 'scope' | 'start_url' | 'display', string> & {
      icons: Record<'src' | 'sizes' | 'type', string>[];
    };
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
    expect((await ask(manifest.start_url)).status).toBe(200);
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(src);
      expect([src, icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type]);
      if (type !== 'image/png') continue;
      // Width and height stand in the first chunk of a PNG.
      const bytes = new DataView(await icon.arrayBuffer());
      expect([src, `${bytes.getUint32(16)}x${bytes.getUint32(20)}`]).toEqual([src, sizes]);
    }
  });

  test('security.txt says where to turn to, for a year at most', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = (await answer.text())
      .trim()
      .split('\n')
      .map(line => line.split(/: (.*)/, 2) as [string, string]);
    const of = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []));
    expect(of('Contact').length).toBeGreaterThan(0);
    expect(of('Contact').filter(value => !/^(https|mailto|tel):/.test(value))).toEqual([]);
    expect(of('Canonical')).toEqual([`${own}/.well-known/security.txt`]);
    const [expires = ''] = of('Expires');
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(of('Expires')).toHaveLength(1);
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(366);
    for (const page of of('Contact').filter(isOwn)) expect((await ask(page.slice(own.length))).status).toBe(200);
  });
});

// SEC-2
test('every address of _redirects is answered by the server alike, and ends on a page', async () => {
  const rules = (await readFile(join(siteFolder, '_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .map(line => line.split(' ') as [string, string, string])
    .filter(([from, , status]) => !/[:*]/.test(from) && status !== '404');
  expect(rules.length).toBeGreaterThan(30);
  const told = await Promise.all(
    rules.map(async ([from]) => {
      const answer = await ask(from);
      return [from, answer.headers.get('location')?.replace(siteUrl, ''), String(answer.status)];
    }),
  );
  expect(told).toEqual(rules);
  expect(rules.filter(([, , status]) => status !== '301').map(([from]) => from)).toEqual(['/']);
  const ends = await Promise.all(rules.map(async ([, to]) => [to, (await ask(to)).status]));
  expect(ends.filter(([, status]) => status !== 200)).toEqual([]);
});
