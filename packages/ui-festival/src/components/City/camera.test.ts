import { describe, expect, test } from 'vitest';
import { between, cameraAt, inCity, pressed, stopOf, wholeCity, zoomed, type View } from './camera.ts';
import { world } from './City.fixtures.ts';
import { districtOf, outOf } from './world.ts';

const shape = world.wide;
const view: View = { width: 1440, height: 824, free: { width: 1052, height: 824 } };
const whole: View = { ...view, free: { width: 1440, height: 824 } };
const stops = ['tokyo-town', 'arcade', 'retro', 'quiet-lan'];

describe('the camera', () => {
  // CITY-1
  test.each(stops)('centres the stop %s in the area next to the panel', stop => {
    const camera = cameraAt(shape, stop, view);
    expect(stopOf(camera, shape, view)).toBe(stop);
    const district = shape.districts[districtOf(shape, stop)!]!;
    const { x, w } = district.places[stop]?.layer ?? district.layer;
    const middle = inCity(camera, view, { x: view.free.width / 2, y: 0 }).x;
    expect(Math.abs(middle - (x + w / 2))).toBeLessThan(w * 0.03);
  });

  test('is at the stop "city" when all of the city is in view', () => {
    expect(stopOf(wholeCity(shape, whole), shape, whole)).toBe('city');
  });

  // CITY-1
  test('steps out from a place to its district, then to the city, then to the box', () => {
    expect(['arcade', 'tokyo-town', 'city'].map(stop => outOf(shape, stop))).toEqual(['tokyo-town', 'city', 'box']);
  });

  test('flies from start to target, and never zooms out on the way to a place', () => {
    const [from, to] = [wholeCity(shape, view), cameraAt(shape, 'arcade', view)];
    const path = [0, 0.25, 0.5, 0.75, 1].map(t => between(from, to, t));
    expect(path[0]).toEqual(from);
    expect(path[4]!.x).toBeCloseTo(to.x);
    expect(path.map(({ z }) => z)).toEqual(path.map(({ z }) => z).toSorted((a, b) => a - b));
  });

  // CITY-4
  test('fixes the point under the finger while zooming, and limits zooming out', () => {
    const camera = cameraAt(shape, 'tokyo-town', view);
    const finger = { x: 400, y: 300 };
    const nearer = zoomed(camera, shape, view, finger, 1.5);
    expect(inCity(nearer, view, finger).x).toBeCloseTo(inCity(camera, view, finger).x);
    expect(inCity(nearer, view, finger).y).toBeCloseTo(inCity(camera, view, finger).y);
    expect(zoomed(camera, shape, view, finger, 0.001).z).toBeCloseTo(wholeCity(shape, view).z * 0.85);
  });

  // CITY-5
  test('recognises a press on a district, a place or a hidden character', () => {
    const { plate, ground, finds, places } = shape.districts['tokyo-town']!;
    const far = wholeCity(shape, whole);
    expect(pressed(far, shape, 'city', { x: plate.x, y: (plate.y + ground[2]!.y) / 2 })).toEqual({ stop: 'tokyo-town' });
    expect(pressed(far, shape, 'city', { x: shape.all.x, y: shape.all.y })).toBeUndefined();
    const near = cameraAt(shape, 'tokyo-town', view);
    expect(pressed(near, shape, 'tokyo-town', finds[1]!)).toEqual({ find: 'bulle' });
    expect(pressed(near, shape, 'tokyo-town', places['retro']!.at)).toEqual({ stop: 'retro' });
  });
});
