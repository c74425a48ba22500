import { newContext } from './browser.ts';
import { builtPaths, copyKeys, languages, type Lang } from './site.ts';

/** What the checks of all pages need to know of one. */
export interface PageFacts {
  path: string;
  lang: Lang;
  status: number;
  type: string;
  htmlLang: string;
  /** Texts of the first headings. */
  headings: string[];
  mains: number;
  titles: number;
  title: string;
  /** Names of meta tags in their order, with what they say. */
  tags: (readonly [name: string, content: string])[];
  canonical: string;
  alternates: Record<string, string>;
  /** Types of the structured data. */
  types: string[];
  /** Texts with keys, gaps or leftovers of code. */
  odd: string[];
  /** Whole addresses of links, and the elements of those that open another site. */
  links: string[];
  outside: { href: string; target: string; rel: string }[];
  ids: string[];
  /** Addresses of pictures on this host, wherever the page names them. */
  pictures: string[];
  /** Pictures without words or without room kept for them. */
  bare: string[];
  email: string | undefined;
  /** Sentences of six words or more that are the page's own, not those of lists shown in several places. */
  sentences: string[];
  words: number;
  /** Address of the first picture of its opening, by day. */
  hero: string | undefined;
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all it needs */
/**
 * Reads pages as they are served, one after the other. It runs in a browser: with its parser and selectors that is done ten times as fast
 * as with any that is written in script. So all it needs is within it or handed to it.
 */
async function readPages({ lang, paths, copyKeys }: { lang: Lang; paths: string[]; copyKeys: string[] }): Promise<PageFacts[]> {
  const keys = new Set(copyKeys);
  const leftovers = /\{\{|\}\}|\bundefined\b|\[object |\bNaN\b|^null$|__[A-Z_]+__/;
  const asKey = /\b[a-z][A-Za-z0-9]*:[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*\b/;
  const isOdd = (text: string) => {
    const plain = text.replace(/\b(https?|mailto|ext):\S+/g, '');
    return leftovers.test(plain) || asKey.test(plain) || plain.split(/\s+/).some(word => keys.has(word));
  };

  /** Cards of a list, the programme's items and what asks before something is fetched: the same wherever they stand. */
  const shared =
    'ActivityCard BattlepassCarousel NewsCard ScheduleItem Schedule SocialLinks VideoEmbed MapEmbed ExternalForm Breadcrumbs KeyValueList'
      .split(' ')
      .map(name => `[data-component=${name}]`)
      .join(',');

  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

  function textsOf(root: Element): string[] {
    const texts: string[] = [];
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts;
  }

  /** Blocks of running text, as the sentences they hold; what leads on is called by the name of another page. */
  function sentencesOf(main: Element): string[] {
    const own = main.cloneNode(true) as Element;
    for (const element of own.querySelectorAll(`nav, ${shared}`)) element.remove();
    return [...own.querySelectorAll('p, li, h2, h3, summary, figcaption, blockquote')].flatMap(block =>
      (block.querySelector('p, li') ? '' : block.textContent)
        .split(/(?<=[.!?…])(?<!\bkl\.)\s+/)
        .map(sentence => sentence.trim())
        .filter(sentence => /[.!?]$/.test(sentence) && wordsOf(sentence).length >= 6),
    );
  }

  const heroOf = (main: Element) =>
    [...(main.querySelector('[data-component=City], [data-hero], section')?.querySelectorAll('img') ?? [])]
      .find(image => image.dataset['only'] !== 'night' && !image.closest('[data-only=night]'))
      ?.getAttribute('src');

  async function factsOf(path: string): Promise<PageFacts> {
    const answer = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'omit', cache: 'no-store' });
    const html = await answer.text();
    const document = new DOMParser().parseFromString(html, 'text/html');
    const { head, body, documentElement } = document;
    const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? '';
    const tags = [...head.querySelectorAll('meta[content]')].map(
      tag => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.getAttribute('content')!] as const,
    );
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(script => {
      const data = JSON.parse(script.textContent);
      return [data['@graph'] ?? data].flat().map((item: { '@type': string }) => item['@type']);
    });
    const anchors = [...body.querySelectorAll('a[href]')].map(anchor => ({
      href: new URL(anchor.getAttribute('href')!, location.origin + path).href,
      target: anchor.getAttribute('target') ?? '',
      rel: anchor.getAttribute('rel') ?? '',
    }));
    const images = [...body.querySelectorAll('img')];
    const pictures = [
      ...images.map(image => image.getAttribute('src') ?? ''),
      ...[...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap(element =>
        (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset')!).split(/,\s+/).map(part => part.trim().split(' ')[0]!),
      ),
      ...[...head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[as=image][href]')].map(link =>
        link.getAttribute('href')!,
      ),
      // Of styles, structured data, and what the page's scripts are handed to show later.
      ...Array.from(html.matchAll(/\/img\/[\w./-]+\.[a-z0-9]+/g), ([address]) => address),
    ];
    for (const style of body.querySelectorAll('style')) style.remove();
    const email = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.exec(body.innerHTML)?.[0];
    for (const script of body.querySelectorAll('script, template')) script.remove();
    const shown = [
      document.title,
      ...tags.map(([, content]) => content),
      ...textsOf(body),
      ...['alt', 'aria-label', 'title', 'placeholder'].flatMap(name =>
        [...body.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name)!),
      ),
    ];
    const main = body.querySelector('main');
    return {
      path,
      lang,
      // Each answers by itself, not by way of another address.
      status: answer.redirected ? 0 : answer.status,
      type: answer.headers.get('content-type') ?? '',
      htmlLang: documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map(heading => heading.textContent.trim()),
      mains: document.querySelectorAll('main').length,
      titles: head.querySelectorAll('title').length,
      title: document.title,
      tags,
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        [...head.querySelectorAll('link[rel=alternate][hreflang]')].map(tag => [tag.getAttribute('hreflang'), tag.getAttribute('href')]),
      ),
      types,
      odd: [...new Set(shown.filter(isOdd))],
      links: anchors.map(({ href }) => href),
      outside: anchors.filter(({ href }) => new URL(href).origin !== location.origin),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      pictures: pictures.filter(source => source.startsWith('/')),
      bare: images
        .filter(image => !['alt', 'width', 'height'].every(name => image.hasAttribute(name)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      email,
      sentences: main ? sentencesOf(main) : [],
      words: main ? wordsOf(textsOf(main).join(' ')).length : 0,
      hero: main ? (heroOf(main) ?? undefined) : undefined,
    };
  }

  const facts: PageFacts[] = [];
  for (const path of paths) facts.push(await factsOf(path));
  return facts;
}
/* oxlint-enable unicorn/consistent-function-scoping */

/** Facts of every page that was built, as the site serves it. */
export async function pageFacts(siteUrl: string): Promise<PageFacts[]> {
  const context = await newContext({ baseURL: siteUrl, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto('/robots.txt');
    const keys = [...(await copyKeys())];
    const facts: PageFacts[] = [];
    for (const lang of languages) facts.push(...(await page.evaluate(readPages, { lang, paths: await builtPaths(lang), copyKeys: keys })));
    return facts;
  } finally {
    await context.close();
  }
}

export const tagOf = ({ tags }: PageFacts, name: string) => tags.find(([of]) => of === name)?.[1] ?? '';
