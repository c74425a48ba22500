// Built first: @tand/site
import { facts } from '@edition/facts.ts';
import { tickets } from '@edition/lists/tickets.ts';
import type { Facts } from '@tand/editions';
import { lineMarks } from '@tand/festival';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEdition } from '../../packages/art/src/catalogue/edition.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { html, request } from '../support/app.ts';
import { on } from '../support/dates.ts';
import { repeatedEmblems } from '../support/emblems.ts';
import { allFound, found, mainOf, textOf } from '../support/html.ts';
import { isListed, servedPages, type ServedPage, type Thing } from '../support/pages.ts';
import { copy, copyKeys, edition, festival, languages, originalOf, parse, unlisted } from '../support/site.ts';
import { faults, isOwn, isTicket, references, required, things } from '../support/structured-data.ts';
import { unknownWords } from '../support/vocabulary.ts';

let pages: ServedPage[] = [];
beforeAll(async () => {
  pages = await servedPages();
});

const failing = (check: (page: ServedPage) => string | readonly string[] | false | undefined) =>
  pages.flatMap(page => [check(page) || []].flat().map(what => `${page.path}: ${what}`));
const tagOf = ({ tags }: ServedPage, name: string) => tags.get(name)?.[0] ?? '';
const hrefsOf = ({ html }: ServedPage) => allFound(html, /<a\b[^>]*? href="([^"]*)"/g);
const imagesOf = ({ html }: ServedPage) => html.match(/<img\b[^>]*>/g) ?? [];
const idsOf = ({ html }: ServedPage) => new Set(allFound(html, / id="([^"]*)"/g));
const isOutside = (href: string) => /^[a-z]+:/.test(href);
const shown = (page: ServedPage) => page.html.replaceAll(/<(script|template)\b[\s\S]*?<\/\1>/g, '');
const ofType = (type: string) =>
  pages.flatMap(({ path, graph }) => things(graph).flatMap(thing => (thing['@type'] === type ? [{ path, thing }] : [])));
const pricesOf = (graph: readonly Thing[]) =>
  things(graph).flatMap(thing => (isTicket(thing) ? [[thing['price'], thing['priceCurrency']]] : []));
const squeeze = (words: string | null) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
const originOf = ({ html }: ServedPage) => found(html, /id="page-data">.*?"revision":\{"origin":"(.*?)"/);
const firstBandOf = ({ html }: ServedPage) => found(html, /<main[^]*?\sdata-band="(\w+)"/);
const isEntry = ({ path }: ServedPage) => /\/(?:news|schedule)\/./.test(path) || originalOf(path) !== path;
const partsIn = (text: string) => new Set(text.match(/\bui-[\da-f]{7}\b/g));
const sheetsOf = (html: string) => allFound(html, /<link rel="stylesheet" href="([^"]*)"/g);
const titleOf = ({ html }: ServedPage) => found(html, /<title>(.*?)<\/title>/s);
/** Whether a link subscribes to a calendar of this host (SCHED-46). */
const isCalendar = (href: string) => href.startsWith(`${edition.siteUrl.replace(/^https:/, 'webcal:')}/`) && href.endsWith('.ics');
function repeated(valueOf: (page: ServedPage) => string | undefined) {
  const seen = new Map<string, string>();
  return failing(page => {
    const value = valueOf(page);
    const other = value && seen.get(page.lang + value);
    if (value) seen.set(page.lang + value, page.path);
    return other && `${value}, also on ${other}`;
  });
}

describe('every page', () => {
  // ROUTE-12
  test('exists in both languages', () => {
    const [sv, en] = languages.map(of => pages.flatMap(({ lang, path }) => (lang === of ? [path.slice(3)] : [])));
    expect(sv!.length).toBeGreaterThan(150);
    expect(en).toEqual(sv);
  });

  test('answers with HTML and the right status', () => {
    expect(failing(({ status, path }) => status !== (path.endsWith('/404') ? 404 : 200) && `status ${status}`)).toEqual([]);
    expect(failing(({ type }) => type !== 'text/html; charset=utf-8' && type)).toEqual([]);
  });

  test('begins in Swedish with a yellow band on at most 15 pages, not counting news and items', () => {
    const yellow = pages.filter(page => page.lang === 'sv' && !isEntry(page) && firstBandOf(page) === 'yellow');
    expect(yellow.map(({ path }) => path).slice(15)).toEqual([]);
  });

  test('has its styles inline, or linked before the first component that needs them', async () => {
    const linked = new Map<string, Set<string>>();
    for (const href of new Set(pages.flatMap(({ html }) => sheetsOf(html)))) linked.set(href, partsIn(await (await request(href)).text()));
    const all = new Set([...linked.values(), ...pages.map(({ styles }) => partsIn(styles))].flatMap(parts => [...parts]));
    const missing = ({ html, styles }: ServedPage) => {
      const known = partsIn(styles);
      return html.split(/<link rel="stylesheet" href="([^"]*)"/).flatMap((text, index) => {
        if (index % 2 === 0) return [...partsIn(text)].filter(part => all.has(part) && !known.has(part));
        for (const part of linked.get(text)!) known.add(part);
        return [];
      });
    };
    expect(failing(missing)).toEqual([]);
    expect(linked.size).toBe(2);
  });

  // DATA-12
  test('names its content database, even if it shows nothing from the database', async () => {
    const { origin } = (await (await request('/api/revision')).json()) as { origin: string };
    expect(origin).not.toBe('');
    expect(failing(page => originOf(page) !== origin && `origin ${originOf(page)}`)).toEqual([]);
  });

  // ROUTE-1, ROUTE-10
  test('is served in Swedish at its address without a language, with the same canonical address', async () => {
    const wrong: string[] = [];
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    // Entries are served in the same way as other pages, so every twentieth is enough.
    const read = pages.filter((page, index) => page.lang === 'sv' && !unlisted.test(page.path) && (!isEntry(page) || index % 20 === 0));
    expect(read.length).toBeGreaterThan(50);
    for (const page of read) {
      const plain = await request(page.path.slice(3));
      const own = await plain.text();
      const isSame = plain.status === page.status && found(own, canonical) === found(page.html, canonical);
      if (!isSame || !own.includes('<html lang="sv"') || mainOf(own) !== mainOf(page.html)) wrong.push(page.path);
    }
    expect(wrong).toEqual([]);
  });

  // LANG-4
  test('names its language', () => {
    expect(failing(({ html, lang }) => !html.includes(`<html lang="${lang}"`) && 'another language')).toEqual([]);
  });

  // A11Y-3
  test('has one main and one heading of level 1 with text', () => {
    expect(failing(({ html }) => allFound(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g).length !== 1 && 'not one h1')).toEqual([]);
    expect(failing(({ html }) => !textOf(/<h1\b[\s\S]*?<\/h1>/.exec(html)![0]).trim() && 'empty h1')).toEqual([]);
    expect(failing(({ html }) => html.match(/<main\b/g)?.length !== 1 && 'not one main')).toEqual([]);
  });

  // META-1, META-7, META-8
  test('has one title of at most 60 characters, which no other page of its language has', () => {
    expect(failing(({ html }) => html.match(/<title>/g)?.length !== 1 && 'not one title')).toEqual([]);
    expect(
      failing(page => {
        const title = titleOf(page);
        const [own = '', name, ...rest] = title.split(' | ');
        // The festival's name is left out only if it does not fit or is in the title already.
        const isComplete = name === undefined ? title.includes(festival) || `${title} | ${festival}`.length > 60 : name === festival;
        return (!own.trim() || !isComplete || rest.length > 0 || title.length > 60) && title;
      }),
    ).toEqual([]);
    expect(repeated(page => (originalOf(page.path) === page.path ? titleOf(page) : undefined))).toEqual([]);
  });

  // META-1, META-7, META-8
  test('has one of each meta tag, and its own description of at most 160 characters', () => {
    const names =
      'description keywords og:title og:description og:image og:image:alt og:locale:alternate og:url og:type twitter:card twitter:title twitter:description twitter:image'.split(
        ' ',
      );
    expect(
      failing(({ tags, path }) =>
        names.filter(
          name => (tags.get(name)?.filter(value => value.trim()).length ?? 0) !== 1 && !(unlisted.test(path) && /alt/.test(name)),
        ),
      ),
    ).toEqual([]);
    expect(failing(page => tagOf(page, 'og:url') !== edition.siteUrl + originalOf(page.path) && tagOf(page, 'og:url'))).toEqual([]);
    expect(failing(page => tagOf(page, 'description').length > 160 && tagOf(page, 'description'))).toEqual([]);
    expect(repeated(page => (isListed(page.path) ? tagOf(page, 'description') : undefined))).toEqual([]);
    expect(
      failing(page => isListed(page.path) && tagOf(page, 'og:locale:alternate') !== (page.lang === 'sv' ? 'en_GB' : 'sv_SE') && 'locale'),
    ).toEqual([]);
  });

  // META-1
  test('names itself, or the page that it repeats, as canonical, unless it is not indexed', () => {
    expect(
      failing(page => {
        const canonical = found(page.html, /<link rel="canonical" href="([^"]*)"/);
        if (unlisted.test(page.path)) return (canonical || !tagOf(page, 'robots').includes('noindex')) && 'is offered to search engines';
        return canonical !== edition.siteUrl + originalOf(page.path) && `canonical ${canonical}`;
      }),
    ).toEqual([]);
  });

  // LANG-4
  test('links its translation, the feeds, and on the schedule the programme’s files', () => {
    expect(
      failing(({ html, path, lang }) => {
        const links = (html.match(/<link rel="alternate"[^>]*>/g) ?? []).map(
          link => `${found(link, / hreflang="([^"]*)"/i)} ${found(link, / href="([^"]*)"/)}`,
        );
        const own = unlisted.test(path) ? links.filter(link => !link.startsWith(' ')) : links;
        const rest = originalOf(path).slice(3);
        const { siteUrl } = edition;
        const wanted = [
          `sv ${siteUrl}/sv${rest}`,
          `en ${siteUrl}/en${rest}`,
          `x-default ${siteUrl}/sv${rest}`,
          ...['rss.xml', 'atom.xml', 'feed.json'].map(file => ` /${lang}/news/${file}`),
          ...(rest === '/schedule' ? [` /${lang}/schedule.ics`, ' /schedule.xml', ' /schedule.json'] : []),
        ];
        const isRight = own.toSorted().join() === (unlisted.test(path) ? [] : wanted).toSorted().join();
        return !isRight && own.join();
      }),
    ).toEqual([]);
  });

  test('shows no text key, unfilled placeholder or leftover of code', async () => {
    const keys = await copyKeys();
    const leftovers =
      /\{\{|\}\}|\bundefined\b|\[object |\bNaN\b|>null<|__[A-Z_]+__|\b[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*\b/;
    expect(
      failing(page => {
        const values = allFound(shown(page), / (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g);
        const text = [textOf(page.html), ...values].join('\n').replaceAll(/\b(?:https?|mailto|ext|webcal):\S+/g, '');
        return [...(leftovers.exec(text) ?? []), ...text.split(/\s+/).filter(word => keys.has(word))].slice(0, 5);
      }),
    ).toEqual([]);
  });

  // PAGE-5
  test('links within the site only to existing addresses and fragments', async () => {
    const from = new Map(pages.flatMap(page => hrefsOf(page).map(href => [href, page] as const)));
    const byPath = new Map(pages.map(page => [page.path, page]));
    const ids = new Map<string, Set<string>>();
    const statuses = new Map(pages.map(({ path, status }) => [path, status]));
    const broken: string[] = [];
    for (const [href, page] of from) {
      if (isOutside(href) || href.endsWith('/404')) continue;
      const { pathname: path, hash } = new URL(href, `${edition.siteUrl}${page.path}`);
      if (!statuses.has(path)) statuses.set(path, (await request(path)).status);
      if (statuses.get(path)! >= 400) broken.push(`${href}: ${statuses.get(path)}, linked on ${page.path}`);
      const target = byPath.get(path);
      const id = decodeURIComponent(hash.slice(1));
      // '#top' needs no element.
      if (!target || !id || id === 'top') continue;
      if (!ids.has(path)) ids.set(path, idsOf(target));
      if (!ids.get(path)!.has(id)) broken.push(`${href}: no such part, linked on ${page.path}`);
    }
    expect(from.size).toBeGreaterThan(300);
    expect(broken).toEqual([]);
  });

  test('has no link whose text is as general as "here" or "read more"', () => {
    const dull = new Set(
      'här,klicka här,läs mer,mer,mer info,mer information,click here,here,information,learn more,more,more info,more information,read more,see more,this'.split(
        ',',
      ),
    );
    expect(
      failing(({ html }) =>
        (html.match(/<a\b[^>]*>[\s\S]*?<\/a>/g) ?? []).map(link => textOf(link).trim().toLowerCase()).filter(text => dull.has(text)),
      ),
    ).toEqual([]);
  });

  // PAGE-5, SCHED-46
  test('opens other sites by https and without opener, and announces a new tab', async () => {
    const calendars = new Set<string>();
    const newTab = new RegExp((await Promise.all(languages.map(async lang => (await copy(lang, 'common')).newTab as string))).join('|'));
    expect(
      failing(({ html }) =>
        (html.match(/<a\b[^>]*>[\s\S]*?<\/a>/g) ?? []).flatMap(link => {
          const href = found(link, / href="([^"]*)"/);
          if (isCalendar(href)) calendars.add(href);
          const isSafe = !isOutside(href) || /^(?:https:|mailto:\?)/.test(href) || isCalendar(href);
          const isNewTab = / target="_blank"/.test(link);
          const isAnnounced = !isNewTab || (newTab.test(link) && (!isOutside(href) || / rel="[^"]*noopener/.test(link)));
          return isSafe && isAnnounced ? [] : [href];
        }),
      ),
    ).toEqual([]);
    const types = await Promise.all([...calendars].map(async href => (await request(new URL(href).pathname)).headers.get('content-type')));
    expect(types.filter(type => !type?.startsWith('text/calendar'))).toEqual([]);
  });

  // TICKET-2, FEST-6
  test('links only to product groups that the shop has, in the language of the page', () => {
    const groups = new Set<string>(Object.values(edition.tickets.productGroups));
    const { shopUrl } = edition.tickets;
    const toShop = (page: ServedPage) => hrefsOf(page).filter(href => href.startsWith(shopUrl));
    expect(
      failing(page =>
        toShop(page).filter(href => {
          const [lang, group, ...rest] = href.slice(shopUrl.length + 1).split('/');
          return lang !== page.lang || !groups.has(group!) || rest.length > 0;
        }),
      ),
    ).toEqual([]);
    expect(pages.filter(page => isListed(page.path) && toShop(page).length > 0).length).toBeGreaterThan(40);
  });

  // PAGE-2
  test('contains no e-mail address', () => {
    expect(failing(({ html }) => /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.exec(html)?.[0])).toEqual([]);
  });

  // META-2, META-4, PAGE-5
  test('shows pictures that exist, with size and alternative text, which may be empty', async () => {
    expect(failing(page => imagesOf(page).find(image => !['alt', 'width', 'height'].every(name => image.includes(` ${name}="`))))).toEqual(
      [],
    );
    const from = new Map<string, string>();
    for (const { html, path } of pages) for (const [address] of html.matchAll(/\/img\/[\w./-]+\.[a-z0-9]+/g)) from.set(address, path);
    // Programme pictures are drawn on request, so every twentieth is enough.
    const drawn = [...from.keys()].filter(address => /\/og\/(?:item|place)-/.test(address));
    for (const [index, address] of drawn.entries()) if (index % 20 > 0) from.delete(address);
    const broken: string[] = [];
    for (const [address, path] of from) {
      const { status, headers } = await request(address, { method: 'HEAD' });
      if (status !== 200 || !headers.get('content-type')?.startsWith('image/')) broken.push(`${address}: ${status}, on ${path}`);
    }
    expect(from.size).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });

  test('shows no emblem twice', async () => {
    const emblems = repeatedEmblems(await readEdition(editionFolder));
    expect(failing(({ html }) => emblems(html))).toEqual([]);
  });
});

// META-4
describe('structured data', () => {
  test('is on every page but 404 and offline, of the type that the page needs', () => {
    const empty = pages.flatMap(({ graph, path }) => (graph.length === 0 ? [path.slice(4)] : []));
    expect(empty.toSorted()).toEqual(['404', '404', 'offline', 'offline']);
    const paths = new Set(pages.map(({ path }) => path));
    expect(
      failing(({ path, graph }) => {
        // A breadcrumb of one step adds nothing, so only nested pages have one.
        const isTop = !/^\/\w+\/(?:home|faq)$/.test(path) && !paths.has(path.slice(0, path.lastIndexOf('/')));
        if (isTop || !isListed(path)) return false;
        const isArticle = /^\/\w+\/news\/(?!page\/|topic\/)/.test(path);
        const wanted = path.endsWith('/home')
          ? 'Festival'
          : path.endsWith('/faq')
            ? 'FAQPage'
            : isArticle
              ? 'NewsArticle'
              : 'BreadcrumbList';
        return !graph.some(thing => thing['@type'] === wanted) && `no ${wanted}`;
      }),
    ).toEqual([]);
  });

  test('has the required properties of each type, in the vocabulary of schema.org', () => {
    expect(failing(({ graph }) => [...things(graph).flatMap(faults), ...unknownWords(graph)])).toEqual([]);
    const types = new Set(pages.flatMap(({ graph }) => things(graph).map(thing => thing['@type'])));
    expect(Object.keys(required).filter(type => !types.has(type))).toEqual([]);
    const home = ofType('Festival')[0]!.thing;
    expect(faults({ ...home, startDate: undefined })).toHaveLength(1);
    expect(unknownWords([{ '@type': 'Festival', nmae: 'x' }])).toEqual(['Festival.nmae']);
  });

  test('defines each id once, and refers only to ids of the same page', () => {
    expect(
      failing(({ graph }) => {
        const named = things(graph).flatMap(({ '@id': id }) => id ?? []);
        return [
          ...references(graph).filter(id => !named.includes(id)),
          ...named.filter((id, index) => named.indexOf(id) !== index || !isOwn(id)),
        ];
      }),
    ).toEqual([]);
  });

  test('has events within the festival, at a place with an address, linked in the page’s language', () => {
    const [first, last] = [edition.dates.doorsOpen, edition.dates.doorsClose].map(local => local.slice(0, 10));
    expect(
      failing(({ graph, path }) =>
        things(graph).flatMap(thing => {
          if (thing['@type'] !== 'Event' && thing['@type'] !== 'Festival') return [];
          const { name, url, startDate, endDate = startDate, location } = thing as Record<string, any>;
          const day = String(startDate).slice(0, 10);
          const place = location['@type'] ? location : graph.find(({ '@id': id }) => id === location['@id']);
          return [
            ...(Date.parse(endDate) < Date.parse(startDate) ? [`${name} ends before it starts`] : []),
            ...(day < first! || day > last! ? [`${name} starts on ${day}`] : []),
            ...(place?.address ? [] : [`${name} has no address`]),
            ...(String(url).startsWith(`${edition.siteUrl}/${path.slice(1, 3)}/`) ? [] : [`${name} is linked in another language`]),
          ];
        }),
      ),
    ).toEqual([]);
  });

  test('lists items of the programme that have a page, and their pages name the festival', () => {
    const parts = ofType('Festival').filter(({ thing }) => thing['subEvent']);
    expect(parts.map(({ path }) => path)).toEqual(['/sv/home', '/sv/schedule', '/en/home', '/en/schedule']);
    const items = pages.filter(({ graph }) => graph.some(({ '@type': type }) => type === 'Event'));
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ graph }) => !graph.some(thing => thing['superEvent'])).map(({ path }) => path)).toEqual([]);
    const addresses = new Set(items.map(({ path }) => edition.siteUrl + path));
    expect(parts.flatMap(({ thing }) => thing['subEvent'] as Thing[]).filter(({ url }) => !addresses.has(url as string))).toEqual([]);
  });

  // FEST-6, TICKET-3
  test('offers every ticket that has a price, in kronor, until the festival is over', async () => {
    const prices = tickets.flatMap(({ slug, productGroup }) => {
      const fact = (facts as Facts)[`price${slug.charAt(0).toUpperCase()}${slug.slice(1)}`];
      return productGroup && fact?.type === 'price' ? [fact.amount] : [];
    });
    expect(prices.length).toBeGreaterThan(0);
    const selling = pages.filter(({ graph }) => things(graph).some(isTicket));
    expect(selling.map(({ path }) => path)).toEqual(expect.arrayContaining(['/sv/home', '/en/home']));
    for (const { graph } of selling) expect(pricesOf(graph)).toEqual(prices.map(price => [price, 'SEK']));
    for (const { path } of selling) expect(await html(path, { now: `${on(4)}T12:00` })).not.toContain('"Offer"');
  });

  test('answers each question with the words of the page', () => {
    for (const lang of languages) {
      const { html, graph } = pages.find(({ path }) => path === `/${lang}/faq`)!;
      const answers = graph.find(thing => thing['@type'] === 'FAQPage')!['mainEntity'] as (Thing & { acceptedAnswer: { text: string } })[];
      const document = parse(html);
      for (const aside of document.querySelectorAll('main .visually-hidden')) aside.remove(); // hint of a link that opens a new tab
      const shown = [...document.querySelectorAll('main details:has(> summary)')].map(details => {
        const parts = [...details.querySelectorAll(':scope > :not(summary) :is(p, li)')].map(part =>
          squeeze(part.textContent?.replaceAll(lineMarks, '') ?? ''),
        );
        return [details.id, squeeze(details.querySelector('summary')!.textContent), parts.join(' ')];
      });
      const given = answers.map(({ name, url, acceptedAnswer }) => [
        String(url).split('#')[1],
        squeeze(name as string),
        squeeze(acceptedAnswer.text),
      ]);
      expect(given).toEqual(shown);
      expect(shown.length).toBeGreaterThan(40);
    }
  });

  test('has breadcrumbs that lead from home over existing pages to the page itself', () => {
    const known = new Set(pages.map(({ path }) => edition.siteUrl + path));
    expect(
      failing(({ graph, path }) => {
        const trail = graph.find(thing => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as Thing[] | undefined;
        if (!trail) return [];
        const steps = trail.map(({ item }) => item as string);
        const ends = [originalOf(path), path].map(end => edition.siteUrl + end);
        return [
          ...steps.filter(step => !known.has(step)),
          ...(steps[0] === `${edition.siteUrl}${path.slice(0, 3)}/home` ? [] : [`starts at ${steps[0]}`]),
          ...(ends.includes(steps.at(-1)!) ? [] : [`ends at ${steps.at(-1)}`]),
        ];
      }),
    ).toEqual([]);
  });
});

// META-5
describe('the site map', () => {
  test('lists exactly the indexed pages, with translations, and no date after the doors open', async () => {
    const map = await html('/sitemap.xml');
    const entries = map.split('<url>').slice(1);
    const listed = entries.map(entry => found(entry, /<loc>([^<]*)/));
    const wanted = pages.flatMap(({ path }) => (isListed(path) ? [edition.siteUrl + path] : []));
    expect(wanted.length).toBeGreaterThan(150);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(
      entries.flatMap((entry, index) => {
        const rest = listed[index]!.slice(edition.siteUrl.length + 3);
        const links = Array.from(entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, lang, href]) => `${lang} ${href}`);
        const right = ['sv', 'en', 'x-default'].map(lang => `${lang} ${edition.siteUrl}/${lang === 'en' ? 'en' : 'sv'}${rest}`);
        return links.toSorted().join() === right.toSorted().join() ? [] : [listed[index]];
      }),
    ).toEqual([]);
    const days = allFound(map, /<lastmod>([^<]*)/g);
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter(day => !/^\d{4}-\d\d-\d\d$/.test(day) || Date.parse(day) > Date.parse(edition.dates.doorsOpen))).toEqual([]);
  });
});
