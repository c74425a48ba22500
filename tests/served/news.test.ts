// Built first: @tand/site
import { newsListCount } from '@tand/festival';
import { beforeAll, expect, test } from 'vitest';
import { page, request } from '../support/app.ts';
import { newsOf, type NewsItem } from '../support/news.ts';
import { copy, edition, festival, languages } from '../support/site.ts';

let wire: NewsItem[];
beforeAll(async () => {
  wire = await newsOf(request, await request('/api/session'));
});
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(element => element.textContent.replaceAll(/\s+/g, ' ').trim());
const hrefsOf = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map(link => link.getAttribute('href')!);
const titles = (list: Document) => textsOf(list, '#list > li :is(h2, h3)');
const section = (document: Document, label: string) =>
  [...document.querySelectorAll('nav, section')].find(
    one =>
      one.getAttribute('aria-label') === label || document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === label,
  )!;

// NEWS-11, NEWS-14
test('lists every item on the pages of the list, newest first, with shortened previews', async () => {
  const { pager } = await copy('sv', 'news');
  const shown: string[] = [];
  const previews: string[] = [];
  let address: string | undefined = '/sv/news';
  while (address) {
    const list: Document = await page(address);
    expect(list.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(edition.siteUrl + address);
    expect(titles(list)).toHaveLength(Math.min(newsListCount, wire.length - shown.length));
    shown.push(...titles(list));
    previews.push(...textsOf(list, '#list > li p'));
    const links = [...section(list, pager.navigation).querySelectorAll('a')];
    address = links.find(link => link.textContent.includes(pager.next))?.getAttribute('href') ?? undefined;
  }
  expect(shown).toEqual(wire.map(item => item.headlinesv.replaceAll(/\s+/g, ' ')));
  expect(previews.some(text => text.endsWith('…'))).toBe(true);
  expect(previews.filter(text => text.length > 61)).toEqual([]);
});

test.each(languages)('lists the items of a topic in %s, and marks the topic', async lang => {
  const { topic, topics, headline } = await copy(lang, 'news');
  const chosen = wire.find(item => item.topic !== 'nyheter')!.topic;
  const list = await page(`/${lang}/news/topic/${chosen}`);
  expect(list.querySelector('h1')!.textContent).toBe(`${headline}: ${topics[chosen]}`);
  expect(titles(list)).toEqual(wire.filter(item => item.topic === chosen).map(item => item[`headline${lang}`].replaceAll(/\s+/g, ' ')));
  const chips = section(list, topic.label);
  expect(textsOf(chips, '[aria-current=true]')).toEqual([topics[chosen]]);
  expect(hrefsOf(chips, 'a')).toContain(`/${lang}/news`);
});

const isComplete = (item: NewsItem) => item.imageCaptionsv && item.linkUrl === undefined && item.routerLink;

const day = (date: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: edition.timeZone }).format(new Date(date));

test('shows date, author and reading time of an article, and links for neighbours and sharing', async () => {
  const changed = wire.findIndex(item => item.updatedDate && isComplete(item));
  const index = changed === -1 ? wire.findIndex(isComplete) : changed;
  const item = wire[index]!;
  const document = await page(`/sv/news/${item.slug}`);
  const { article } = await copy('sv', 'news');
  const text = textsOf(document, 'article')[0]!;
  expect(text).toContain(article.published.replace('{{date}}', day(item.publishedDate)));
  expect(text.includes(article.updated.replace('{{date}}', day(item.updatedDate ?? item.publishedDate)))).toBe(Boolean(item.updatedDate));
  expect(text).toMatch(/\d+ minut(?:er)? att läsa/);
  expect(text).toContain(item.author);
  expect(textsOf(document, 'figcaption')).toEqual([item.imageCaptionsv]);
  expect(hrefsOf(document, 'article a')).toContain(`/sv${item.routerLink}`);
  const around = hrefsOf(section(document, article.neighbours.label), 'a');
  expect(around).toEqual([wire[index - 1], wire[index + 1]].flatMap(near => (near ? [`/sv/news/${near.slug}`] : [])));
  const targets = hrefsOf(section(document, article.share.headline), 'a');
  expect(targets).toHaveLength(4);
  for (const target of targets) expect(decodeURIComponent(target)).toContain(`${edition.siteUrl}/sv/news/${item.slug}`);
});

// HOME-2
test('links the twelve newest articles on home', async () => {
  const links = hrefsOf(await page('/sv/home'), 'main a');
  expect(wire.slice(0, 12).filter(({ slug }) => !links.includes(`/sv/news/${slug}`))).toEqual([]);
});

// NEWS-6
test.each(languages)('serves an item in %s at its slug, and redirects its id there', async lang => {
  const item = wire.find(({ slug }) => slug === 'rent-gaming-setup')!;
  const address = `/${lang}/news/${item.slug}`;
  const { status, headers } = await request(`/${lang}/news/${item.id}`);
  expect([status, headers.get('location')]).toEqual([302, address]);
  const document = await page(address);
  expect(document.querySelector('h1')!.textContent).toBe(item[`headline${lang}`]);
  expect(document.title).toBe(`${item[`headline${lang}`]} | ${festival}`);
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(edition.siteUrl + address);
});

test('answers 404 for an unknown item', async () => {
  for (const key of ['no-such-item', '99999']) expect((await request(`/sv/news/${key}`)).status).toBe(404);
});
