// Built first: @tand/site
import { facts } from '@edition/facts.ts';
import { readProgramme } from '@tand/editions/check';
import { accessNeeds, lineMarks } from '@tand/festival';
import { describe, expect, test } from 'vitest';
import { factInWords } from '../../packages/editions/src/facts.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { html, page } from '../support/app.ts';
import { on } from '../support/dates.ts';
import { found, mainOf, textOf } from '../support/html.ts';
import { edition, languages } from '../support/site.ts';

const during = { now: `${on(1)}T12:00` };
const words = (name: keyof typeof facts, lang: 'sv' | 'en') => factInWords(facts[name], lang, edition.currency).replaceAll('\u00A0', ' ');

// INFO-12, INFO-13, INFO-14, INFO-15
test.each(languages)('shows prices, travel, phone number and organiser in %s where visitors look for them', async lang => {
  const main = async (path: string) => textOf(mainOf(await html(`/${lang}/${path}`, during))).replaceAll(lineMarks, '');
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
    expect(first).toContain(words(name, lang));
  for (const name of ['priceRental', 'priceParking', 'priceDinner', 'trainStockholm', 'trainGothenburg', 'trainMalmo', 'airport'] as const)
    expect(info).toContain(words(name, lang));
  for (const path of [
    'contact',
    'faq',
    'eventinfo/parents',
    'eventinfo/access',
    'eventinfo/easy-read',
    'accessibility',
    'eventrules/consent',
  ])
    expect(await main(path)).toContain(words('phone', lang));
  for (const path of ['contact', 'faq', 'eventinfo']) expect(await main(path)).toMatch(/\b112\b/);
  const footer = /<footer[\s\S]*<\/footer>/.exec(await html(`/${lang}/eventinfo`, during))![0];
  expect(textOf(footer)).toContain(words('phone', lang));
  expect(footer).toContain(`href="/${lang}/privacy"`);
  const privacy = await main('privacy');
  for (const name of ['organiser', 'organiserNumber', 'organiserAddress', 'phone'] as const) expect(privacy).toContain(words(name, lang));
  for (const word of ['PostHog', 'Global Privacy Control', '90', '30']) expect(privacy).toContain(word);
  expect(await main('eventinfo/first-lan')).toContain(words('priceRental', lang));
});

describe('the search page', () => {
  // NAV-19
  test('lists the best result first, and repeats words for which nothing is found', async () => {
    const results = (await page('/sv/search?q=vad+kostar+det')).querySelector('main')!;
    const status = results.querySelector('[role=status]')!;
    const first = [...results.querySelectorAll('li a')].find(link => status.compareDocumentPosition(link) & 4)!;
    expect(first.getAttribute('href')).toBe('/sv/tickets');
    expect(textOf(await html('/en/search?q=xyzzyq'))).toContain('xyzzyq');
  });

  // NAV-19
  test.each([
    ['/sv/search?q=parkering', '/sv/faq', 'parking'],
    ['/en/search?q=parking', '/en/faq', 'parking'],
    ['/sv/search?q=13+år', '/sv/eventrules', 'age'],
    ['/sv/search?q=skatt', '/sv/prize-policy', 'tax'],
  ])('shows at %s an excerpt of %s#%s', async (address, path, id) => {
    const result = (await page(address)).querySelector(`main li:has(a[href="${path}#${id}"])`);
    const line = result?.querySelector('p')?.textContent.replace(/^[^.]+\. (?=\p{Lu})/u, '') ?? '';
    expect(line.length).toBeGreaterThan(40);
    const answer = (await page(path)).getElementById(id)!.parentElement!.textContent;
    expect(answer.replaceAll('\u00AD', '')).toContain(line.slice(-40));
  });

  test.each(languages)('links at least 30 pages in %s for an empty query', async lang => {
    const search = await page(`/${lang}/search`);
    expect(search.querySelector('main [role=status]')).toBeNull();
    expect(search.querySelectorAll('main a').length).toBeGreaterThanOrEqual(30);
  });
});

const tags = async (query: string) => {
  const label = await html(`/sv/label${query}`);
  return ['url', 'image'].map(of => found(label, new RegExp(`<meta property="og:${of}" content="([^"]*)"`)).slice(edition.siteUrl.length));
};

// LABEL-3
test('names a shared label’s own picture and address in meta tags', async () => {
  expect(await tags('?label=16/Gunvor')).toEqual(['/sv/label?label=16/GUNVOR', '/img/og/label-sv.png?label=16/GUNVOR']);
  expect(await tags('')).toEqual(['/sv/label', '/img/og/label-sv.png']);
});

// INFO-16
test.each(languages)('computes the costs of a visit in %s from the choices in the address', async lang => {
  const sum = async (query = '') =>
    Number(found(await html(`/${lang}/eventinfo${query}`), /role="status"[^>]*>([^<]*)</).replace(/\D/g, ''));
  const { priceLan, priceFestival, priceCabin, priceDinner } = facts;
  expect(await sum()).toBe(priceLan.amount);
  const chosen = '?ticket=festival&bed=cabin&people=4&dinner=2';
  expect(await sum(chosen)).toBe(priceFestival.amount + Math.ceil(priceCabin.amount / 4) + 2 * priceDinner.amount);
});

// INFO-17
test('describes the accessibility of each place, and links filters of the programme', async () => {
  const access = await html('/sv/eventinfo/access');
  const places = access.slice(access.indexOf('id="places"'));
  for (const { id, name_sv: name } of readProgramme(editionFolder).data.locations)
    expect(places).toMatch(new RegExp(`<a[^>]*href="/sv/schedule\\?place=${id}"[^>]*>${name}</a></dt><dd[^>]*>[^<]*Utan trappsteg`));
  for (const need of accessNeeds) expect(places).toContain(`need=${need}"`);
  expect(textOf(await html('/sv/universe/districts/quiet-lan'))).toContain(
    'Tillgänglighet Sittplats åt alla · Tyst · Dämpat ljus · Utan trappsteg',
  );
});
