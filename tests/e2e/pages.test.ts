import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pages as listed } from '../../site/src/sitemap.ts';
import { on } from '../support/dates.ts';
import { pageFacts, tagOf, type PageFacts } from '../support/facts.ts';
import { siteFolder } from '../support/server.ts';
import { edition, festival, languages, originalOf, programmeItem, secondary, unlisted } from '../support/site.ts';

const siteUrl = inject('siteUrl');
let pages: PageFacts[] = [];
const get = async (path: string) => {
  const answer = await fetch(siteUrl + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', html: await answer.text() };
};

beforeAll(async () => {
  pages = await pageFacts(siteUrl);
}, 480_000);

/** What is wrong, page by page; empty when every page holds. */
const failing = (check: (page: PageFacts) => string | false | undefined | null) =>
  pages.flatMap(page => {
    const what = check(page);
    return what ? [`${page.path}: ${what}`] : [];
  });

/** Part of the list of news: a later page, or what is about a topic. */
const newsList = /\/news\/(page|topic)\//;
/** Where the visitor brings the words. */
const search = /\/search$/;
const isContent = ({ path }: PageFacts) => ![unlisted, secondary, programmeItem, newsList, search].some(kind => kind.test(path));

/** Pages that are lists of what changes each minute, or a television's: the programme, its items and screens, and the articles. */
const withoutHero = /^(?:schedule|news)(?:\/|$)/;

/** A calendar of this host that is followed (SCHED-46). */
const isCalendar = (href: string) => href.startsWith(`${edition.siteUrl.replace(/^https:/, 'webcal:')}/`) && href.endsWith('.ics');
const isUnsafe = ({ href, target, rel }: PageFacts['outside'][number]) =>
  (!/^(https:|mailto:\?)/.test(href) && !isCalendar(href)) || (target === '_blank' && !rel.includes('noopener'));

describe('every page of the site', () => {
  // ROUTE-12
  test('is there in both languages', () => {
    const [sv, en] = languages.map(of => pages.filter(({ lang }) => lang === of).map(({ path }) => path.slice(3)));
    expect(sv!.length).toBeGreaterThan(150);
    expect(en).toEqual(sv);
  });

  test('answers as HTML, with its status', () => {
    expect(failing(({ status, path }) => status !== (path.endsWith('/404') ? 404 : 200) && `status ${status}`)).toEqual([]);
    expect(failing(({ type }) => type !== 'text/html; charset=utf-8' && type)).toEqual([]);
  });

  // ROUTE-1, ROUTE-10
  test('answers at its plain address with the Swedish page, which it names as canonical', async () => {
    const wrong: string[] = [];
    const lead = /<main[\s\S]*<\/main>/;
    for (const { path } of pages.filter(({ lang }) => lang === 'sv')) {
      const plain = path.slice(3);
      if (!existsSync(join(siteFolder, `${plain}.html`))) continue; // pages that only prefixed addresses lead to
      const [swedish, answer] = await Promise.all([get(path), get(plain)]);
      if (answer.status !== swedish.status) wrong.push(`${plain}: status ${answer.status}`);
      if (!/<html lang="sv"/.test(answer.html)) wrong.push(`${plain}: not Swedish`);
      if (lead.exec(answer.html)?.[0] !== lead.exec(swedish.html)?.[0]) wrong.push(`${plain}: another page than ${path}`);
      const [own, theirs] = [answer, swedish].map(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
      if (own !== theirs) wrong.push(`${plain}: canonical ${own}`);
    }
    expect(wrong).toEqual([]);
  });

  // LANG-4
  test('says its language', () => {
    expect(failing(({ htmlLang, lang }) => htmlLang !== lang && htmlLang)).toEqual([]);
  });

  // A11Y-3
  test('has one first heading with words in it, and one main', () => {
    expect(failing(({ headings }) => headings.length !== 1 && `${headings.length} h1`)).toEqual([]);
    expect(failing(({ headings }) => !headings[0] && 'empty h1')).toEqual([]);
    expect(failing(({ mains }) => mains !== 1 && `${mains} main`)).toEqual([]);
  });

  // META-1, META-7, META-8
  test('has one title of the pattern, its own within its language', () => {
    expect(failing(({ titles }) => titles !== 1 && `${titles} titles`)).toEqual([]);
    expect(
      failing(({ title }) => {
        const [page = '', name, ...rest] = title.split(' | ');
        // The festival's name is left out only where it does not fit, or is said already.
        const isWhole = name === undefined ? title.includes(festival) || `${title} | ${festival}`.length > 60 : name === festival;
        return (!page.trim() || !isWhole || rest.length > 0 || title.length > 60) && title;
      }),
    ).toEqual([]);
    const seen = new Map<string, string>();
    expect(
      failing(({ title, lang, path }) => {
        const other = seen.get(lang + title);
        seen.set(lang + title, path);
        return other && path === originalOf(path) && `same title as ${other}`;
      }),
    ).toEqual([]);
  });

  // META-1
  test('is described', () => {
    const names =
      'description keywords og:title og:description og:image og:url og:type twitter:card twitter:title twitter:description twitter:image';
    expect(
      failing(({ tags }) => {
        const wrong = names.split(' ').filter(name => tags.filter(([of, says]) => of === name && says.trim()).length !== 1);
        return wrong.length > 0 && `not one of ${wrong.join(', ')}`;
      }),
    ).toEqual([]);
    expect(failing(page => tagOf(page, 'og:url') !== edition.siteUrl + originalOf(page.path) && tagOf(page, 'og:url'))).toEqual([]);
  });

  // META-7
  test('has a description of its own', () => {
    const seen = new Map<string, string>();
    expect(
      failing(page => {
        if (!isContent(page)) return false;
        const key = page.lang + tagOf(page, 'description');
        const other = seen.get(key);
        seen.set(key, page.path);
        return other && `same description as ${other}`;
      }),
    ).toEqual([]);
  });

  // META-1
  test('names itself as canonical, but for those that stay out of search', () => {
    expect(
      failing(page => {
        const { canonical, path } = page;
        if (unlisted.test(path)) return (canonical || !tagOf(page, 'robots').includes('noindex')) && 'is offered to search engines';
        return canonical !== edition.siteUrl + originalOf(path) && `canonical ${canonical}`;
      }),
    ).toEqual([]);
  });

  // LANG-4
  test('and its translation name each other', () => {
    expect(
      failing(({ path, alternates }) => {
        if (unlisted.test(path)) return false;
        const rest = originalOf(path).slice(3);
        const wanted = {
          sv: `${edition.siteUrl}/sv${rest}`,
          en: `${edition.siteUrl}/en${rest}`,
          'x-default': `${edition.siteUrl}/sv${rest}`,
        };
        return JSON.stringify(alternates) !== JSON.stringify(wanted) && JSON.stringify(alternates);
      }),
    ).toEqual([]);
  });

  // META-4
  test('carries structured data that can be read', () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(
      failing(({ path: whole, types }) => {
        const path = whole.slice(4);
        // A trail of one step says nothing, so only pages below another page carry it.
        const isTop = path !== 'home' && path !== 'faq' && !paths.has(whole.slice(0, whole.lastIndexOf('/')));
        if (isTop || whole !== originalOf(whole) || unlisted.test(whole)) return false;
        const wanted =
          path === 'home'
            ? /Event|Festival/
            : path === 'faq'
              ? /^FAQPage$/
              : /^news\/(?!page\/|topic\/)/.test(path)
                ? /^NewsArticle$/
                : /^BreadcrumbList$/;
        return !types.some(type => wanted.test(type)) && `no ${wanted}`;
      }),
    ).toEqual([]);
  });

  test('shows words, never keys, gaps or leftovers', () => {
    expect(failing(({ odd }) => odd.slice(0, 5).join(' · '))).toEqual([]);
  });

  // PAGE-5
  test('links nowhere that does not answer, nor to a part of a page that is not there', async () => {
    const from = new Map<string, string>();
    for (const { path, links } of pages) {
      for (const link of links) {
        const url = new URL(link);
        if (url.origin === siteUrl && !url.pathname.endsWith('/404')) from.set(url.pathname + url.hash, path);
      }
    }
    const known = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const statuses = new Map(pages.map(({ path, status }) => [path, status]));
    const broken: string[] = [];
    for (const [target, source] of from) {
      const [path = '', fragment] = target.split('#');
      if (!statuses.has(path))
        statuses.set(path, await fetch(siteUrl + path, { headers: { accept: 'text/html' } }).then(({ status }) => status));
      if (statuses.get(path)! >= 400) broken.push(`${target}: ${statuses.get(path)}, linked on ${source}`);
      const ids = known.get(path);
      // The browser itself knows the top of any page.
      if (fragment && fragment !== 'top' && ids && !ids.has(decodeURIComponent(fragment)))
        broken.push(`${target}: no such part, linked on ${source}`);
    }
    expect(from.size).toBeGreaterThan(300);
    expect(broken).toEqual([]);
  });

  // PAGE-5, SCHED-46
  test('opens other sites safely and by https; mail is for sharing, to nobody yet; calendars of this host answer', async () => {
    expect(
      failing(({ outside }) =>
        outside
          .filter(isUnsafe)
          .map(({ href }) => href)
          .join(' · '),
      ),
    ).toEqual([]);
    const calendars = new Set(pages.flatMap(({ outside }) => outside.map(({ href }) => href).filter(isCalendar)));
    const types = await Promise.all([...calendars].map(async href => [href, (await get(new URL(href).pathname)).type]));
    expect(types.filter(([, type]) => !type!.startsWith('text/calendar'))).toEqual([]);
  });

  // TICKET-2, FEST-6
  test('sends ticket buyers to the shop in their language, to what they clicked on', async () => {
    const groups = new Set<string>(Object.values(edition.tickets.productGroups));
    const { shopUrl } = edition.tickets;
    const toShop = (hrefs: readonly string[]) => hrefs.filter(href => href.startsWith(shopUrl));
    const wrong = (hrefs: readonly string[], of: string) =>
      toShop(hrefs)
        .filter(href => {
          const [lang, group, ...rest] = href.slice(shopUrl.length + 1).split('/');
          return lang !== of || !groups.has(group!) || rest.length > 0;
        })
        .join(' · ');
    expect(
      failing(({ outside, lang }) =>
        wrong(
          outside.map(({ href }) => href),
          lang,
        ),
      ),
    ).toEqual([]);
    // Once the doors open there is little to buy; in the last days of the sale the ways to the shop are all there.
    const selling: { path: string; lang: string; hrefs: string[] }[] = [];
    for (const { path, lang } of pages.filter(isContent)) {
      const { html } = await get(`${path}?now=${on(-3)}T12:00`);
      selling.push({ path, lang, hrefs: Array.from(html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g), ([, href = '']) => href) });
    }
    expect(selling.filter(({ hrefs, lang }) => wrong(hrefs, lang)).map(({ path }) => path)).toEqual([]);
    expect(selling.filter(({ hrefs }) => toShop(hrefs).length > 0).length).toBeGreaterThan(40);
  });

  // PAGE-2
  test('keeps e-mail addresses out of what is served', () => {
    expect(failing(({ email }) => email)).toEqual([]);
  });

  // META-2, PAGE-5
  test('shows no picture that is missing, and every picture says what it shows or that it adds nothing', async () => {
    const from = new Map<string, string>();
    for (const page of pages) {
      const shared = ['og:image', 'twitter:image'].map(name => tagOf(page, name).replace(edition.siteUrl, ''));
      for (const source of [...page.pictures, ...shared]) from.set(source, page.path);
    }
    // Those of the programme are drawn when asked for: one of twenty stands for all.
    for (const [index, source] of [...from.keys()].filter(one => /\/og\/(?:item|place)-/.test(one)).entries())
      if (index % 20 > 0) from.delete(source);
    const broken: string[] = [];
    for (const [source, path] of from) {
      const answer = await fetch(siteUrl + source, { method: 'HEAD' });
      if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/'))
        broken.push(`${source}: ${answer.status}, on ${path}`);
    }
    expect(from.size).toBeGreaterThan(200);
    expect(broken).toEqual([]);
    expect(failing(({ bare }) => bare[0])).toEqual([]);
  });

  // PAGE-7
  test('opens with a picture that no other page shares', () => {
    const kinds = listed.filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':') && !withoutHero.test(path));
    const paths = new Set(kinds.map(({ path }) => `/sv/${path}`));
    const seen = new Map<string, string>();
    expect(
      failing(({ path, hero }) => {
        if (!paths.delete(path)) return false;
        if (!hero) return 'no picture';
        const other = seen.get(hero);
        seen.set(hero, path);
        return other && `${hero}, also on ${other}`;
      }),
    ).toEqual([]);
    expect([...paths]).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  test('has something to say of its own: at least 150 words', () => {
    expect(failing(page => isContent(page) && page.words < 150 && `${page.words} words`)).toEqual([]);
  });

  test('says nothing that another page of its language says', () => {
    const seen = new Map<string, string>();
    expect(
      failing(({ path, lang, sentences }) => {
        if (path !== originalOf(path) || unlisted.test(path) || newsList.test(path) || path.includes('/schedule/')) return false;
        const repeated = sentences.flatMap(sentence => {
          const other = seen.get(lang + sentence);
          seen.set(lang + sentence, path);
          return other && other !== path ? [`«${sentence}», also on ${other}`] : [];
        });
        return repeated.join(' · ');
      }),
    ).toEqual([]);
  });
});
