import { expect, inject, test } from 'vitest';
import { pages } from '../../site/src/sitemap.ts';
import { parse } from '../support/site.ts';

/** Pages that are lists of what changes each minute, or a television's: the programme, its items and screens, and the articles. */
const withoutHero = /^(?:schedule|news)(?:\/|$)/;

/** The first picture of a page's opening, by day. */
function heroOf(html: string): string | undefined {
  const main = parse(html).querySelector('main')!;
  const opening = main.querySelector('[data-component=City], [data-hero], section')!;
  const first = [...opening.querySelectorAll('img')].find(
    image => image.getAttribute('data-only') !== 'night' && !image.closest('[data-only=night]'),
  );
  return first?.getAttribute('src') ?? undefined;
}

// PAGE-7
test('every page opens with a picture, and no two share one', async () => {
  const kinds = pages.filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':') && !withoutHero.test(path));
  const heroes = new Map<string, string[]>();
  for (const { path } of kinds) {
    const html = await (await fetch(`${inject('siteUrl')}/sv/${path}`)).text();
    const hero = heroOf(html) ?? 'none';
    heroes.set(hero, [...(heroes.get(hero) ?? []), path]);
  }
  expect(heroes.size).toBeGreaterThan(60);
  expect([...heroes].filter(([hero, paths]) => hero === 'none' || paths.length > 1)).toEqual([]);
});
