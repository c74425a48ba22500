// Built first: @tand/site
import { newsListCount } from '@tand/festival';
import { expect, test } from 'vitest';
import { addresses, page } from '../support/app.ts';
import { copy, edition, languages } from '../support/site.ts';

const articles = async (lang: (typeof languages)[number]) => (await addresses(lang)).filter(path => /^\/\w+\/news\/[^/]+$/.test(path));
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(element => element.textContent.replaceAll(/\s+/g, ' ').trim());

// META-3
test.each(languages)('serves home in %s with all headings, news and pictures', async lang => {
  const home = await page(`/${lang}/home`);
  const texts = await copy(lang, 'home');
  const headings = textsOf(home, 'h2');
  const names = 'partners map news trailer creators concept battlepass instagram signup crew social contact'.split(' ');
  const wanted = names.map(name => texts[name].headline as string);
  expect(wanted.filter(headline => !headings.includes(headline))).toEqual([]);
  const news = home.querySelectorAll(`main a[href^="/${lang}/news/"]`);
  expect(news.length).toBeGreaterThanOrEqual(Math.min(12, (await articles(lang)).length));
  expect(home.querySelectorAll('main img').length).toBeGreaterThan(12);
});

// SCHED-24
test.each(languages)('serves the schedule in %s with a heading for every day, and times on each day', async lang => {
  const schedule = await page(`/${lang}/schedule`);
  const headings = textsOf(schedule, 'h2').join('\n');
  for (const { name } of edition.dates.days) expect(headings).toMatch(new RegExp(name[lang], 'i'));
  const times = [...schedule.querySelectorAll('[data-component=Schedule] time')].map(time => time.getAttribute('datetime') ?? '');
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter(time => !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?[+-]\d\d:\d\d$/.test(time))).toEqual([]);
  expect(edition.dates.days.filter(({ date }) => !times.some(time => time.startsWith(date)))).toEqual([]);
});

// META-3
test.each(languages)('serves the first page of the news list and a complete article in %s', async lang => {
  const list = await page(`/${lang}/news`);
  const cards = [...list.querySelectorAll('#list > li')];
  expect(cards).toHaveLength(Math.min(newsListCount, (await articles(lang)).length));
  const article = await page(cards[0]!.querySelector('a')!.getAttribute('href')!);
  expect(article.querySelector('h1')!.textContent).toBe(cards[0]!.querySelector('h2, h3')!.textContent);
  expect(article.querySelector('article')!.textContent.length).toBeGreaterThan(300);
});
