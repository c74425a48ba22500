import type { Point } from '@tand/festival';
import { boxStop, cityStop, districtOf, type CityBox, type CityShape } from './world.ts';

/** City point in the middle of the stage; `z`: screen px per city px. */
export interface Camera extends Point {
  z: number;
}
/** Size of the stage in screen px. */
export interface View {
  width: number;
  height: number;
  /** Upper left part that no panel covers. */
  free: { width: number; height: number };
}

/** Share of the stage that the city takes, as `96cqw` in City.styles.ts. */
const WHOLE = 0.96;

const trimmed = ({ x, y, w, h }: CityBox): CityBox => ({ x: x + w * 0.02, y: y + h * 0.03, w: w * 0.93, h: h * 0.94 });

function fit({ x, y, w, h }: CityBox, { width, height, free }: View, share: number): Camera {
  const z = Math.min((free.width * share) / w, (free.height * share) / h);
  return { z, x: x + w / 2 - (free.width - width) / 2 / z, y: y + h / 2 - (free.height - height) / 2 / z };
}

const middle = ({ x, y, w, h }: CityBox): Point => ({ x: x + w / 2, y: y + h / 2 });

export function wholeCity({ all }: CityShape, { width, height }: View): Camera {
  return { ...middle(all), z: Math.min((width * WHOLE) / all.w, (height * WHOLE) / all.h) };
}

export function cameraAt(shape: CityShape, stop: string, view: View): Camera {
  if (stop === boxStop)
    return { ...middle(shape.closed), z: Math.min((view.width * 0.62) / shape.closed.w, (view.height * 0.84) / shape.closed.h) };
  const district = districtOf(shape, stop);
  if (stop === cityStop || !district) return wholeCity(shape, view);
  const { layer, places } = shape.districts[district]!;
  return district === stop ? fit(trimmed(layer), view, 0.97) : fit(trimmed(places[stop]!.layer), view, 0.96);
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Each point of the city moves in a straight line on the screen. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const z = from.z * (to.z / from.z) ** t;
  const s = Math.abs(to.z - from.z) < 1e-4 ? t : (1 / from.z - 1 / z) / (1 / from.z - 1 / to.z);
  return { z, x: mix(from.x, to.x, s), y: mix(from.y, to.y, s) };
}

export function flightTime(from: Camera, to: Camera): number {
  const far = Math.abs(Math.log(to.z / from.z)) + (Math.hypot(to.x - from.x, to.y - from.y) * Math.min(from.z, to.z)) / 900;
  return Math.min(900, Math.max(320, 260 + far * 260));
}

export const inCity = ({ x, y, z }: Camera, { width, height }: View, at: Point): Point => ({
  x: x + (at.x - width / 2) / z,
  y: y + (at.y - height / 2) / z,
});

export const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

export function clamped(camera: Camera, shape: CityShape, view: View): Camera {
  const { x, y, w, h } = shape.all;
  const [first] = Object.values(shape.districts).flatMap(({ places }) => Object.values(places));
  const near = first ? fit(first.layer, view, 1).z * 3 : 20;
  return {
    x: clamp(camera.x, x, x + w),
    y: clamp(camera.y, y, y + h),
    z: clamp(camera.z, wholeCity(shape, view).z * 0.85, near),
  };
}

/** `at`: fixed point of the zoom, in px of the stage. */
export function zoomed(camera: Camera, shape: CityShape, view: View, at: Point, factor: number): Camera {
  const held = inCity(camera, view, at);
  const { z } = clamped({ ...camera, z: camera.z * factor }, shape, view);
  return clamped({ z, x: held.x - (at.x - view.width / 2) / z, y: held.y - (at.y - view.height / 2) / z }, shape, view);
}

interface Spot {
  slug: string;
  at: Point;
}

function nearest<T>(things: Readonly<Record<string, T>>, { x, y }: Point, pointOf: (thing: T) => Point): Spot | undefined {
  const far = ({ at }: Spot) => Math.hypot(at.x - x, (at.y - y) * 1.6);
  const spots = Object.entries(things).map(([slug, thing]) => ({ slug, at: pointOf(thing) }));
  return spots.reduce<Spot | undefined>((best, spot) => (!best || far(spot) < far(best) ? spot : best), undefined);
}

const doorOf = ({ at }: { at: Point }) => at;

const heart = ({ ground: [back, , front] }: { ground: readonly Point[] }): Point => ({
  x: (back!.x + front!.x) / 2,
  y: (back!.y + front!.y) / 2,
});

export function stopOf(camera: Camera, shape: CityShape, view: View): string {
  const centre = inCity(camera, view, { x: view.free.width / 2, y: view.free.height / 2 });
  const district = nearest(shape.districts, centre, heart);
  if (!district || camera.z < cameraAt(shape, district.slug, view).z * 0.62) return cityStop;
  const place = nearest(shape.districts[district.slug]!.places, centre, doorOf);
  return place && camera.z >= cameraAt(shape, place.slug, view).z * 0.5 ? place.slug : district.slug;
}

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let odd = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

function tent({ plate, foot, ground: [back, right, front, left] }: CityShape['districts'][string]): Point[] {
  if (!foot) return [back!, right!, front!, left!];
  const height = back!.y - plate.y + 60;
  return [{ x: left!.x, y: left!.y - height * 0.6 }, plate, { x: right!.x, y: right!.y - height * 0.5 }, right!, front!, left!];
}

/** `at`: in city px. */
export function pressed(camera: Camera, shape: CityShape, stop: string, at: Point): { find: string } | { stop: string } | undefined {
  const district = shape.districts[stop];
  if (!district) {
    if (stop !== cityStop) return undefined;
    const hit = Object.entries(shape.districts).findLast(([, lot]) => isInside(at, tent(lot)) || isInside(at, lot.ground));
    return hit && { stop: hit[0] };
  }
  const found = district.finds.find(({ x, y, reach }) => Math.hypot(x - at.x, y - at.y) < Math.max(reach, 20 / camera.z));
  if (found) return { find: found.id };
  const door = nearest(district.places, at, doorOf);
  return door && Math.hypot(door.at.x - at.x, door.at.y - at.y) * camera.z < 70 ? { stop: door.slug } : undefined;
}
