import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { editionName } from '../edition/edition.ts';
import type { NewsItem } from '../news/schema.ts';
import { edition, newsItem } from '../test/fixtures.ts';
import { atom, jsonFeed, newsDays, rss, sitemap } from './feeds.ts';

const site = edition.siteUrl;
const hostile = 'Snabbt & <b>hårt</b> ]]></script><script>alert(1)</script> "så"';

const item = (id: number, more: Partial<NewsItem> = {}) =>
  newsItem({
    id,
    slug: `item-${id}`,
    publishedDate: new Date(Date.UTC(2025, 0, id, 9)),
    image: '/img/news/x.svg',
    author: 'Maja Lindqvist',
    headline: { sv: `Rubrik ${id}`, en: `Headline ${id}` },
    preamble: { sv: 'Ingress', en: 'Preamble' },
    body: { sv: 'Läs om [biljetter](/tickets).\n\n- ett\n- två', en: 'Read about [tickets](/tickets).' },
    ...more,
  });
const items = [item(1), item(3, { headline: { sv: hostile, en: hostile }, updatedDate: new Date('2025-02-03T08:00Z') }), item(2)];
const options = { edition, lang: 'sv' as const, texts: { title: 'Nyheter', description: 'Allt nytt & hett' }, items };
const urls = [3, 2, 1].map(id => `${site}/sv/news/item-${id}`);
const body = `<p>Läs om <a href="${site}/sv/tickets">biljetter</a>.</p><ul><li>ett</li><li>två</li></ul>`;
const written = (sv: string) => parseRssFeed(rss({ ...options, items: [item(1, { body: { sv, en: '' } })] })).items?.[0]?.content?.encoded;

describe('feeds', () => {
  test('omit control characters that XML forbids', () => {
    const hostileItems = [item(1, { headline: { sv: 'a\u0000b\u0007c\uFFFE', en: '' } })];
    for (const write of [rss, atom]) expect(XMLValidator.validate(write({ ...options, items: hostileItems }))).toBe(true);
    expect(parseRssFeed(rss({ ...options, items: hostileItems })).items?.[0]?.title).toBe('abc');
  });

  test.each([
    ['the URL for an article from before `newsNumberedFrom`', new Date('2025-02-03T08:00:00Z'), `${site}/sv/news/a`],
    [
      'the number, not the slug, for a newer article',
      new Date('2027-02-03T08:00:00Z'),
      `tag:${new URL(site).hostname},${edition.year}:sv/news/7`,
    ],
  ])('use a permanent id: %s', (_, publishedDate, id) => {
    const items = [item(7, { slug: 'a', publishedDate })];
    expect(parseRssFeed(rss({ ...options, items })).items?.[0]?.guid?.value).toBe(id);
    expect(parseAtomFeed(atom({ ...options, items })).entries?.[0]?.id).toBe(id);
    expect(parseJsonFeed(jsonFeed({ ...options, items })).items?.[0]?.id).toBe(id);
  });

  test('identify an article by its number if the edition has no `newsNumberedFrom`', () => {
    const { newsNumberedFrom: _, ...fresh } = edition;
    const feed = parseAtomFeed(atom({ ...options, edition: fresh, items: [item(7)] }));
    expect(feed.entries?.[0]?.id).toBe(`tag:${new URL(site).hostname},${edition.year}:sv/news/7`);
  });

  test('write RSS that a parser reads completely, newest first', () => {
    const feed = parseRssFeed(rss(options));
    expect(feed).toMatchObject({
      title: `Nyheter | ${editionName(edition)}`,
      description: 'Allt nytt & hett',
      language: 'sv',
      link: `${site}/sv/news`,
      lastBuildDate: 'Mon, 03 Feb 2025 08:00:00 GMT',
      atom: { links: [{ href: `${site}/sv/news/rss.xml`, rel: 'self' }] },
    });
    expect(feed.items?.map(({ link }) => link)).toEqual(urls);
    expect(feed.items?.[0]?.title).toBe(hostile);
    expect(feed.items?.[2]).toMatchObject({
      guid: { value: urls[2], isPermaLink: true },
      pubDate: 'Wed, 01 Jan 2025 09:00:00 GMT',
      dc: { creators: ['Maja Lindqvist'] },
      description: 'Ingress',
      content: { encoded: body },
    });
  });

  test('write Atom that a parser reads completely', () => {
    const feed = parseAtomFeed(atom(options));
    expect(feed).toMatchObject({
      id: `${site}/sv/news`,
      title: { value: `Nyheter | ${editionName(edition)}` },
      subtitle: { value: 'Allt nytt & hett' },
      updated: '2025-02-03T08:00:00.000Z',
      links: [
        { href: `${site}/sv/news/atom.xml`, rel: 'self' },
        { href: `${site}/sv/news`, rel: 'alternate' },
      ],
    });
    expect(feed.entries?.map(({ id }) => id)).toEqual(urls);
    expect(feed.entries?.[0]).toMatchObject({ updated: '2025-02-03T08:00:00.000Z', published: '2025-01-03T09:00:00.000Z' });
    expect(feed.entries?.[2]).toMatchObject({
      title: { value: 'Rubrik 1' },
      links: [{ href: urls[2] }],
      updated: '2025-01-01T09:00:00.000Z',
      authors: [{ name: 'Maja Lindqvist' }],
      summary: { value: 'Ingress' },
      content: { value: body, type: 'html' },
    });
  });

  test('write JSON Feed that a parser reads completely', () => {
    const feed = parseJsonFeed(jsonFeed(options));
    expect(feed).toMatchObject({
      title: `Nyheter | ${editionName(edition)}`,
      home_page_url: `${site}/sv/news`,
      feed_url: `${site}/sv/news/feed.json`,
      icon: `${site}/img/brand/icon-512.png`,
      language: 'sv',
    });
    expect(feed.items?.map(({ url }) => url)).toEqual(urls);
    expect(feed.items?.[2]).toEqual({
      id: urls[2],
      url: urls[2],
      title: 'Rubrik 1',
      summary: 'Ingress',
      content_html: body,
      image: `${site}/img/news/x.svg`,
      date_published: '2025-01-01T09:00:00.000Z',
      date_modified: '2025-01-01T09:00:00.000Z',
      authors: [{ name: 'Maja Lindqvist' }],
    });
  });

  test('have no `image` in JSON for an article without a picture', () => {
    const { items: [first] = [] } = JSON.parse(jsonFeed({ ...options, items: [item(1, { image: '' })] })) as { items?: object[] };
    expect(first).not.toHaveProperty('image');
  });

  test('are dated 1970 in Atom if there is no article', () => {
    expect(parseAtomFeed(atom({ ...options, items: [] })).updated).toBe('1970-01-01T00:00:00.000Z');
  });

  test('have the language code "en" for an added language', () => {
    const finnish = { ...options, lang: 'fi' };
    expect(parseRssFeed(rss(finnish)).language).toBe('en');
    expect(atom(finnish)).toContain('xml:lang="en"');
    expect(parseJsonFeed(jsonFeed(finnish)).language).toBe('en');
  });

  test('use the texts and URLs of their language', () => {
    const feed = parseRssFeed(rss({ ...options, lang: 'en' }));
    expect(feed.items?.[2]).toMatchObject({ title: 'Headline 1', link: `${site}/en/news/item-1` });
  });

  test.each([
    ['markup as text', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a link to a file, without a language prefix', '[regler](/files/regler.pdf)', `<p><a href="${site}/files/regler.pdf">regler</a></p>`],
    ['an external link unchanged', '[ut](https://ut.example/a.b?c&d)', '<p><a href="https://ut.example/a.b?c&amp;d">ut</a></p>'],
    ['an external link without a dot unchanged', '[ut](https://intranet/sida)', '<p><a href="https://intranet/sida">ut</a></p>'],
    ['a horizontal rule', 'ett\n\n---\n\ntvå', '<p>ett</p><hr><p>två</p>'],
    ['a list with its first number', '3. tre', '<ol start="3"><li>tre</li></ol>'],
    ['a line break', 'ett  \ntvå', '<p>ett<br>två</p>'],
  ])('write %s', (_, markdown, html) => {
    expect(written(markdown)).toBe(html);
  });

  test('include only the newest 200 articles', () => {
    const many = Array.from({ length: 203 }, (_, index) => item(index + 1));
    const newest = many
      .slice(-200)
      .map(({ slug }) => `${site}/sv/news/${slug}`)
      .toReversed();
    expect(parseRssFeed(rss({ ...options, items: many })).items?.map(({ link }) => link)).toEqual(newest);
    expect(parseAtomFeed(atom({ ...options, items: many })).entries?.map(({ id }) => id)).toEqual(newest);
    expect(parseJsonFeed(jsonFeed({ ...options, items: many })).items?.map(({ id }) => id)).toEqual(newest);
  });
});

test('writes the site map as XML with each page in both languages and all alternates', () => {
  const paths = ['home', 'news/item-1', 'news/item-2', 'activities/veizla mega'];
  const xml = sitemap({ edition, paths, changed: newsDays([item(1, { updatedDate: new Date('2025-02-03T08:00Z') }), item(2)]) });
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'url' }).parse(xml) as {
    urlset: { url: { loc: string; lastmod?: string; 'xhtml:link': Record<'@_hreflang' | '@_href', string>[] }[] };
  };
  const { url } = parsed.urlset;
  expect(url.map(({ loc }) => loc)).toEqual(
    paths.flatMap(path => [`${site}/sv/${path}`, `${site}/en/${path}`]).map(loc => loc.replace(' ', '%20')),
  );
  expect(url.map(({ lastmod }) => lastmod)).toEqual([
    undefined,
    undefined,
    '2025-02-03',
    '2025-02-03',
    '2025-01-02',
    '2025-01-02',
    undefined,
    undefined,
  ]);
  expect(url[1]?.['xhtml:link'].map(link => [link['@_hreflang'], link['@_href']])).toEqual([
    ['sv', `${site}/sv/home`],
    ['en', `${site}/en/home`],
    ['x-default', `${site}/sv/home`],
  ]);
});
