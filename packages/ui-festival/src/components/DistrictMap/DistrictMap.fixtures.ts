import type { Point } from '@tand/festival';
import type { DistrictMapPlace } from './DistrictMapPlate.tsx';

const place = (
  number: number,
  id: string,
  name: string,
  band: DistrictMapPlace['band'],
  [plate, foot, ...ground]: [Point, Point, ...Point[]],
): DistrictMapPlace => ({
  id,
  name,
  number,
  band,
  href: `/universe/districts/${id}`,
  plate,
  foot,
  ground,
  lit: { src: `/img/map/${id}-day.svg`, nightSrc: `/img/map/${id}-night.svg` },
});

const drawing = {
  src: '/img/map-day.svg',
  nightSrc: '/img/map-night.svg',
  width: 1442,
  height: 886,
};
export const image = {
  sv: { ...drawing, alt: 'Karta över hallen: en öppen tändsticksask med sju små kvarter kring en huvudgata.' },
  en: { ...drawing, alt: 'Map of the hall: an open matchbox with seven small quarters around a main street.' },
};

export const places: readonly DistrictMapPlace[] = [
  place(1, 'tokyo-town', 'Tokyo Town', 'red', [
    { x: 39.25, y: 25.17 },
    { x: 39.25, y: 51.58 },
    { x: 38.56, y: 41.99 },
    { x: 51.04, y: 52.14 },
    { x: 39.94, y: 61.17 },
    { x: 27.46, y: 51.02 },
  ]),
  place(2, 'tilted-blocks', 'Tilted Blocks', 'teal', [
    { x: 28.16, y: 35.33 },
    { x: 28.16, y: 58.35 },
    { x: 26.77, y: 51.58 },
    { x: 39.25, y: 61.74 },
    { x: 28.85, y: 70.2 },
    { x: 16.37, y: 60.05 },
  ]),
  place(3, 'neon-district', 'Neon District', 'night', [
    { x: 52.43, y: 15.12 },
    { x: 52.43, y: 40.86 },
    { x: 49.65, y: 32.96 },
    { x: 62.14, y: 43.12 },
    { x: 51.73, y: 51.58 },
    { x: 39.25, y: 41.42 },
  ]),
  place(4, 'mirage-palace', 'Mirage Palace', 'yellow', [
    { x: 68.03, y: 31.43 },
    { x: 68.03, y: 52.43 },
    { x: 63.52, y: 44.24 },
    { x: 76.01, y: 54.4 },
    { x: 62.14, y: 65.69 },
    { x: 49.65, y: 55.53 },
  ]),
  place(5, 'streamer-avenue', 'Streamer Avenue', 'blue', [
    { x: 49.51, y: 51.13 },
    { x: 49.51, y: 68.06 },
    { x: 48.82, y: 56.21 },
    { x: 61.3, y: 66.37 },
    { x: 46.05, y: 78.78 },
    { x: 33.56, y: 68.62 },
  ]),
  place(6, 'rosa-helikopter', 'Rosa Helikopter', 'pink', [
    { x: 12.21, y: 48.31 },
    { x: 12.21, y: 67.95 },
    { x: 15.67, y: 60.61 },
    { x: 28.16, y: 70.77 },
    { x: 17.06, y: 79.8 },
    { x: 4.58, y: 69.64 },
  ]),
  place(7, 'quiet-lan', 'Quiet LAN', 'paper', [
    { x: 31.69, y: 66.08 },
    { x: 31.69, y: 80.3 },
    { x: 32.73, y: 69.3 },
    { x: 45.21, y: 79.46 },
    { x: 30.93, y: 91.08 },
    { x: 18.45, y: 80.93 },
  ]),
];
