import { districts } from '@edition/lists/districts.ts';
import { scheduleKinds } from '@tand/festival';
import map from 'virtual:map';
import { expect, it } from 'vitest';
import { blankOf, onMap, sceneOf, toneOf } from './looks.ts';

const places = [{ id: 4, at: { x: 100, y: 90 } }, { id: 2, at: { x: 149, y: 90 } }, { id: 5, at: { x: 107, y: 30 } }, { id: 9 }];
const groundOf = (location: number) => {
  const { slug } = districts.find(district => district.location === location)!;
  const { ground } = map.districts.find(anchor => anchor.slug === slug)!;
  const mean = (axis: 'x' | 'y') => ground.reduce((sum, point) => sum + point[axis], 0) / ground.length;
  return { x: mean('x'), y: mean('y') };
};

// SCHED-51
it('computes the map position of a point in the hall from three districts', () => {
  for (const { id, at } of places.filter(place => place.at)) {
    const point = onMap(at!, places)!;
    expect(point.x).toBeCloseTo(groundOf(id).x, 6);
    expect(point.y).toBeCloseTo(groundOf(id).y, 6);
  }
  const between = onMap({ x: 124.5, y: 90 }, places)!;
  expect(between.x).toBeCloseTo((groundOf(4).x + groundOf(2).x) / 2, 6);
});

// SCHED-51
it.each([
  ['its activity', { placeId: 2, href: '/activities/retro' }, 'scenes/retro', 'tokyo-town'],
  ['its district', { placeId: 8, kind: 'quiet' }, 'districts/quiet-lan', 'quiet-lan'],
  ['its kind', { placeId: 10, kind: 'cosplay' }, 'scenes/cosplay-village', 'kind-cosplay'],
  ['the venue', { placeId: 1, kind: 'music' }, 'scenes/venue', 'kind-music'],
  ['the venue for an item without a kind', { placeId: 1 }, 'scenes/venue', 'schedule'],
] as const)('shows for an item the scene of %s, otherwise that of its district or kind', (_, item, scene, blank) => {
  expect([sceneOf(item), blankOf(item)]).toEqual([scene, blank]);
});

it('has a drawn scene and a background for every item', () => {
  for (const placeId of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99])
    for (const kind of scheduleKinds) expect([sceneOf({ placeId, kind }), toneOf({ placeId, kind })]).not.toContain(undefined);
});
