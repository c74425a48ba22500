import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBySlug, indexOfNick, isShown, shownCreators, socialLinks } from './creators.ts';
import { socialKeys } from './socialKeys.ts';
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
describe('isShown', () => {
  it.each<[string, Partial<Creator>, boolean]>([
    ['is true with image and link', {}, true],
    ['is false without an image', { image: '' }, false],
    ['is false with a blank image', { image: ' ' }, false],
    ['is false with an empty link only', { twitch: '' }, false],
    ['is true with another link in addition to an empty one', { twitch: '', kick: 'https://kick.example/glimt' }, true],
  ])('%s', (_, fields, shown) => {
    expect(isShown(creator(fields))).toBe(shown);
  });

  it.each(socialKeys)('is true with a link of %s alone', key => {
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
it('shows exactly the creators with image and link, sorted stably, even with duplicate ids', () => {
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
it('finds a creator by nick or slug, ignoring case', () => {
  const list = [creator({ nick: 'Ask' }), creator({ nick: 'Glimt', slug: 'glimt' })];
  expect(indexOfNick(list, 'GLIMT')).toBe(1);
  expect(indexOfNick(list, 'ingen')).toBe(-1);
  expect(findBySlug(list, 'Glimt')?.nick).toBe('Glimt');
  expect(findBySlug(list, 'ask')).toBeUndefined();
});
