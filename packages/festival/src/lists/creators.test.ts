import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBySlug, indexOfNick, isShown, shownCreators, socialKeys, socialLinks } from './creators.ts';
import type { Creator } from './schema.ts';

const creator = (fields: Partial<Creator> = {}): Creator => ({
  id: 1,
  sort: 1,
  nick: 'Glimt',
  image: '/img/creators/glimt.svg',
  twitch: 'https://twitch.example/glimt',
  ...fields,
});

// CREATOR-1
describe('the drop rule', () => {
  it.each<[string, Partial<Creator>, boolean]>([
    ['image and link', {}, true],
    ['no image', { image: '' }, false],
    ['blank image', { image: ' ' }, false],
    ['an empty link only', { twitch: '' }, false],
    ['another link beside an empty one', { twitch: '', kick: 'https://kick.example/glimt' }, true],
  ])('%s', (_, fields, shown) => {
    expect(isShown(creator(fields))).toBe(shown);
  });

  it.each(socialKeys)('a link of %s is enough', key => {
    const { twitch: _twitch, ...bare } = creator();
    expect(isShown(bare)).toBe(false);
    expect(isShown({ ...bare, [key]: 'https://a.example' })).toBe(true);
    expect(socialLinks({ [key]: 'https://a.example' })).toEqual([{ type: key, url: 'https://a.example' }]);
  });
});

const anyCreator = fc
  .record({
    id: fc.nat(3),
    sort: fc.integer({ min: -5, max: 5 }),
    image: fc.constantFrom('', '/a.svg'),
    twitch: fc.constantFrom('', 'https://a.example'),
  })
  .map(fields => creator(fields));

// CREATOR-2
it('shows, ascending by sort, just those that have both; equal ones in their order; ids may repeat', () => {
  fc.assert(
    fc.property(fc.array(anyCreator), fc.integer({ min: 0, max: 12 }), (list, limit) => {
      const all = shownCreators(list);
      expect(new Set(all)).toEqual(new Set(list.filter(isShown)));
      expect(all.every((item, index) => index === 0 || all[index - 1]!.sort <= item.sort)).toBe(true);
      for (const { sort } of all)
        expect(all.filter(item => item.sort === sort)).toEqual(list.filter(item => isShown(item) && item.sort === sort));
      expect(shownCreators(list, limit)).toEqual(all.slice(0, limit));
    }),
  );
});

// CREATOR-2, ROUTE-8
it('finds a nick and a slug whatever their case', () => {
  const list = [creator({ nick: 'Ask' }), creator({ nick: 'Glimt', slug: 'glimt' })];
  expect(indexOfNick(list, 'GLIMT')).toBe(1);
  expect(indexOfNick(list, 'ingen')).toBe(-1);
  expect(findBySlug(list, 'Glimt')?.nick).toBe('Glimt');
  expect(findBySlug(list, 'ask')).toBeUndefined();
});
