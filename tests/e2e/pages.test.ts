import { beforeAll, describe, expect, inject, test } from 'vitest';
import { builtPaths, copyKeys, edition, festival, languages, parse, secondary, type Lang } from '../support/site.ts';

interface Served {
  path: string;
  lang: Lang;
  status: number;
  type: string;
  document: Document;
}

const siteUrl = inject('siteUrl');
/** The address a page is to name as its own: for a second address that of the page it repeats. */
const own = (path: string) => {
  if (!secondary.test(path)) return path;
  return path.includes('/creators/') ? path.slice(0, '/sv/creators'.length) : path.replace('warhammer40k', 'veizla-mega');
};
const isMissingPage = (path: string) => path.endsWith('/404');
const pages: Served[] = [];

beforeAll(async () => {
  for (const lang of languages) {
    for (const path of await builtPaths(lang)) {
      const answer = await fetch(siteUrl + path, { headers: { accept: 'text/html' } });
      const document = parse(await answer.text(), siteUrl + path);
      pages.push({ path, lang, status: answer.status, type: answer.headers.get('content-type') ?? '', document });
    }
  }
}, 180_000);

/** What is wrong, page by page; empty when every page holds. */
const failing = (check: (page: Served) => string | false | undefined | null) =>
  pages.flatMap(page => {
    const what = check(page);
    return what ? [`${page.path}: ${what}`] : [];
  });
/** Names of a page's meta tags in their order, with what they say. */
const tagsOf = (document: Document) =>
  [...document.head.querySelectorAll('meta[content]')].map(
    tag => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.getAttribute('content')!] as const,
  );
const meta = (document: Document, name: string) => tagsOf(document).find(([of]) => of === name)?.[1] ?? '';
const link = (document: Document, selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href') ?? '';

const alternates = ({ document }: Served) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(tag => [tag.getAttribute('hreflang'), tag.getAttribute('href')]),
  );

const types = ({ document }: Served) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(script => {
    const data = JSON.parse(script.textContent ?? '');
    return [data['@graph'] ?? data].flat().map((item: { '@type': string }) => item['@type']);
  });

describe('every page of the site', () => {
  test('is there in both languages', () => {
    const [sv, en] = languages.map(of => pages.filter(({ lang }) => lang === of).map(({ path }) => path.slice(3)));
    expect(sv!.length).toBeGreaterThan(20);
    expect(en).toEqual(sv);
  });

  test('answers as HTML, with its status', () => {
    expect(failing(({ status, path }) => status !== (isMissingPage(path) ? 404 : 200) && `status ${status}`)).toEqual([]);
    expect(failing(({ type }) => type !== 'text/html; charset=utf-8' && type)).toEqual([]);
  });

  test('says its language', () => {
    expect(failing(({ document, lang }) => document.documentElement.lang !== lang && document.documentElement.lang)).toEqual([]);
  });

  test('has one first heading with words in it, and one main', () => {
    expect(
      failing(({ document }) => document.querySelectorAll('h1').length !== 1 && `${document.querySelectorAll('h1').length} h1`),
    ).toEqual([]);
    expect(failing(({ document }) => !document.querySelector('h1')?.textContent?.trim() && 'empty h1')).toEqual([]);
    expect(failing(({ document }) => document.querySelectorAll('main').length !== 1 && 'not one main')).toEqual([]);
  });

  test('has one title of the pattern, its own within its language', () => {
    expect(failing(({ document }) => document.querySelectorAll('head title').length !== 1 && 'not one title')).toEqual([]);
    expect(
      failing(({ document }) => {
        const [page, name, ...rest] = document.title.split(' | ');
        return (!page?.trim() || name !== festival || rest.length > 0) && document.title;
      }),
    ).toEqual([]);
    const seen = new Map<string, string>();
    expect(
      failing(({ document, lang, path }) => {
        const key = lang + document.title;
        const other = seen.get(key);
        seen.set(key, path);
        return other && path === own(path) && `same title as ${other}`;
      }),
    ).toEqual([]);
  });

  test('is described', () => {
    const names = [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:image',
      'og:url',
      'og:type',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
    ];
    expect(
      failing(({ document }) => {
        const tags = tagsOf(document);
        const wrong = names.filter(name => tags.filter(([of, says]) => of === name && says.trim()).length !== 1);
        return wrong.length > 0 && `not one of ${wrong.join(', ')}`;
      }),
    ).toEqual([]);
    expect(failing(({ document, path }) => meta(document, 'og:url') !== edition.siteUrl + own(path) && meta(document, 'og:url'))).toEqual(
      [],
    );
  });

  test('names itself as canonical, but for the 404 page, which stays out of search', () => {
    expect(
      failing(({ document, path }) => {
        const canonical = link(document, '[rel=canonical]');
        if (isMissingPage(path)) return (canonical || !meta(document, 'robots').includes('noindex')) && 'is offered to search engines';
        return canonical !== edition.siteUrl + own(path) && `canonical ${canonical}`;
      }),
    ).toEqual([]);
  });

  test('and its translation name each other', () => {
    expect(
      failing(page => {
        if (isMissingPage(page.path)) return false;
        const rest = own(page.path).slice(3);
        const wanted = {
          sv: `${edition.siteUrl}/sv${rest}`,
          en: `${edition.siteUrl}/en${rest}`,
          'x-default': `${edition.siteUrl}/sv${rest}`,
        };
        const found = alternates(page);
        return JSON.stringify(found) !== JSON.stringify(wanted) && JSON.stringify(found);
      }),
    ).toEqual([]);
  });

  test('carries structured data that can be read', () => {
    expect(
      failing(page => {
        const path = page.path.slice(4);
        // A trail of one step says nothing, so only pages below another page carry it.
        const parent = page.path.slice(0, page.path.lastIndexOf('/'));
        const isTop = path !== 'home' && path !== 'faq' && !pages.some(other => other.path === parent);
        if (isTop || page.path !== own(page.path)) return false;
        const wanted = path === 'home' ? 'Event' : path === 'faq' ? 'FAQPage' : path.startsWith('news/') ? 'NewsArticle' : 'BreadcrumbList';
        const found = types(page);
        return !found.some(type => (wanted === 'Event' ? /Event|Festival/.test(type) : type === wanted)) && `no ${wanted}`;
      }),
    ).toEqual([]);
  });

  test('shows words, never keys, gaps or leftovers', async () => {
    const keys = await copyKeys();
    const leftovers = /\{\{|\}\}|\bundefined\b|\[object |\bNaN\b|^null$|__[A-Z_]+__/;
    const asKey = /\b[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*\b/;
    expect(
      failing(({ document }) => {
        const body = document.body.cloneNode(true) as HTMLElement;
        for (const script of body.querySelectorAll('script, template')) script.remove();
        const texts: string[] = [];
        const walker = document.createTreeWalker(body, 4 /* NodeFilter.SHOW_TEXT */);
        while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
        for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
          for (const element of body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
        }
        for (const tag of document.head.querySelectorAll('meta[content]')) texts.push(tag.getAttribute('content')!);
        texts.push(document.title);
        const wrong = texts.filter(text => {
          const plain = text.replace(/\b(https?|mailto|ext):\S+/g, '');
          return leftovers.test(plain) || asKey.test(plain) || plain.split(/\s+/).some(word => keys.has(word));
        });
        return [...new Set(wrong)].slice(0, 5).join(' · ');
      }),
    ).toEqual([]);
  });

  test('links nowhere that does not answer, nor to a part of a page that is not there', async () => {
    const from = new Map<string, string>();
    for (const { path, document } of pages) {
      for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const url = new URL(anchor.href);
        if (url.origin === siteUrl && !isMissingPage(url.pathname) && !from.has(url.pathname + url.hash))
          from.set(url.pathname + url.hash, path);
      }
    }
    const known = new Map(pages.map(({ path, document }) => [path, document]));
    const statuses = new Map<string, Promise<number>>();
    const statusOf = (path: string) => {
      if (!statuses.has(path))
        statuses.set(
          path,
          fetch(siteUrl + path, { headers: { accept: 'text/html' } }).then(answer => answer.status),
        );
      return statuses.get(path)!;
    };
    const broken: string[] = [];
    for (const [target, source] of from) {
      const [path = '', fragment] = target.split('#');
      const status = await statusOf(path);
      if (status >= 400) broken.push(`${target}: ${status}, linked on ${source}`);
      const document = known.get(path);
      // The browser itself knows the top of any page.
      if (fragment && fragment !== 'top' && document && !document.getElementById(decodeURIComponent(fragment)))
        broken.push(`${target}: no such part, linked on ${source}`);
    }
    expect(from.size).toBeGreaterThan(50);
    expect([...new Set(broken)]).toEqual([]);
  });

  test('opens other sites safely and by https', () => {
    expect(
      failing(({ document }) => {
        const wrong = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ href, target, rel }) => {
          const { origin, protocol } = new URL(href);
          if (origin === siteUrl) return false;
          return protocol !== 'https:' || (target === '_blank' && !rel.includes('noopener'));
        });
        return [...new Set(wrong.map(({ outerHTML }) => outerHTML.slice(0, 120)))].join(' · ');
      }),
    ).toEqual([]);
  });

  test('keeps e-mail addresses out of what is served', () => {
    expect(failing(({ document }) => document.body.innerHTML.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i)?.[0])).toEqual([]);
  });

  test('shows no picture that is missing, and every picture says what it shows or that it adds nothing', async () => {
    const from = new Map<string, string>();
    for (const { path, document } of pages) {
      const sources = [
        ...[...document.querySelectorAll('img')].map(image => image.getAttribute('src') ?? ''),
        ...[...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap(element =>
          (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset')!).split(/,\s+/).map(part => part.trim().split(' ')[0]!),
        ),
        ...[...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[as=image][href]')].map(tag =>
          tag.getAttribute('href')!,
        ),
        ...['og:image', 'twitter:image'].map(name => meta(document, name).replace(edition.siteUrl, '')),
      ];
      for (const source of sources) if (source.startsWith('/') && !from.has(source)) from.set(source, path);
    }
    const broken: string[] = [];
    for (const [source, path] of from) {
      const answer = await fetch(siteUrl + source);
      await answer.body?.cancel();
      if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/'))
        broken.push(`${source}: ${answer.status}, on ${path}`);
    }
    expect(from.size).toBeGreaterThan(50);
    expect(broken).toEqual([]);
    expect(failing(({ document }) => document.querySelector('img:not([alt])')?.outerHTML.slice(0, 120))).toEqual([]);
    expect(failing(({ document }) => document.querySelector('img:not([width]), img:not([height])')?.outerHTML.slice(0, 120))).toEqual([]);
  });
});
