import { districts } from '@edition/lists/districts.ts';
import { scheduleKinds } from '@tand/festival';
import map from 'virtual:map';
import { expect, it } from 'vitest';
import { blankOf, onMap, sceneOf, toneOf } from './looks.ts';

// SCHED-51
it('finds each district on the map, within the bounds of its ground', () => {
  for (const { location, slug } of districts) {
    const { ground } = map.districts.find(anchor => anchor.slug === slug)!;
    const { x, y } = onMap(location, [])!;
    for (const [axis, at] of [
      ['x', x],
      ['y', y],
    ] as const) {
      expect(at).toBeGreaterThan(Math.min(...ground.map(corner => corner[axis])));
      expect(at).toBeLessThan(Math.max(...ground.map(corner => corner[axis])));
    }
  }
});

// SCHED-51
it('finds a place without a district by its position in the hall', () => {
  const [a, b, c] = districts.map(({ location }) => location);
  const places = [
    { id: a!, at: { x: 0, y: 0 } },
    { id: b!, at: { x: 100, y: 0 } },
    { id: c!, at: { x: 0, y: 100 } },
  ];
  const between = { id: 99, at: { x: 50, y: 50 } };
  const [onB, onC] = [onMap(b!, [])!, onMap(c!, [])!];
  const found = onMap(99, [...places, between])!;
  expect(found.x).toBeCloseTo((onB.x + onC.x) / 2);
  expect(found.y).toBeCloseTo((onB.y + onC.y) / 2);
  expect(onMap(99, places)).toBeUndefined();
  expect(onMap(99, [...places.slice(1), between])).toBeUndefined();
});

// SCHED-51
it.each([
  ['its activity', { placeId: 2, href: '/activities/retro' }, 'scenes/retro', 'tokyo-town'],
  ['its district', { placeId: 8, kind: 'quiet' }, 'districts/quiet-lan', 'quiet-lan'],
  ['its kind', { placeId: 10, kind: 'cosplay' }, 'scenes/cosplay-village', 'kind-cosplay'],
  ['the venue', { placeId: 1, kind: 'music' }, 'scenes/venue', 'kind-music'],
  ['the venue for an item without a kind', { placeId: 1 }, 'scenes/venue', 'schedule'],
] as const)('chooses scene and preview background of an item: %s', (_, item, scene, blank) => {
  expect([sceneOf(item), blankOf(item)]).toEqual([scene, blank]);
});

it('has a scene and a background for every kind at every place', () => {
  for (const placeId of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99])
    for (const kind of scheduleKinds) expect([sceneOf({ placeId, kind }), toneOf({ placeId, kind })]).not.toContain(undefined);
});
