import type { MapAnchors } from '../../src/types.ts';

/** Where plates and districts lie on the pictures `map-day` and `map-night`, in per cent: `packages/art/dist/map.json`, held to it by a test. */
export const mapAnchors: MapAnchors = {
  width: 1442,
  height: 886,
  districts: [
    {
      slug: 'tilted-blocks',
      plate: { x: 51.04, y: 16.7 },
      foot: { x: 51.04, y: 39.73 },
      ground: [
        { x: 49.65, y: 32.96 },
        { x: 62.14, y: 43.12 },
        { x: 51.73, y: 51.58 },
        { x: 39.25, y: 41.42 },
      ],
    },
    {
      slug: 'rosa-helikopter',
      plate: { x: 35.09, y: 29.68 },
      foot: { x: 35.09, y: 49.32 },
      ground: [
        { x: 38.56, y: 41.99 },
        { x: 51.04, y: 52.14 },
        { x: 39.94, y: 61.17 },
        { x: 27.46, y: 51.02 },
      ],
    },
    {
      slug: 'neon-district',
      plate: { x: 29.54, y: 33.75 },
      foot: { x: 29.54, y: 59.48 },
      ground: [
        { x: 26.77, y: 51.58 },
        { x: 39.25, y: 61.74 },
        { x: 28.85, y: 70.2 },
        { x: 16.37, y: 60.05 },
      ],
    },
    {
      slug: 'tokyo-town',
      plate: { x: 16.37, y: 43.79 },
      foot: { x: 16.37, y: 70.2 },
      ground: [
        { x: 15.67, y: 60.61 },
        { x: 28.16, y: 70.77 },
        { x: 17.06, y: 79.8 },
        { x: 4.58, y: 69.64 },
      ],
    },
    {
      slug: 'mirage-palace',
      plate: { x: 68.03, y: 31.43 },
      foot: { x: 68.03, y: 52.43 },
      ground: [
        { x: 63.52, y: 44.24 },
        { x: 76.01, y: 54.4 },
        { x: 62.14, y: 65.69 },
        { x: 49.65, y: 55.53 },
      ],
    },
    {
      slug: 'streamer-avenue',
      plate: { x: 49.51, y: 51.13 },
      foot: { x: 49.51, y: 68.06 },
      ground: [
        { x: 48.82, y: 56.21 },
        { x: 61.3, y: 66.37 },
        { x: 46.05, y: 78.78 },
        { x: 33.56, y: 68.62 },
      ],
    },
    {
      slug: 'quiet-lan',
      plate: { x: 31.69, y: 66.08 },
      foot: { x: 31.69, y: 80.3 },
      ground: [
        { x: 32.73, y: 69.3 },
        { x: 45.21, y: 79.46 },
        { x: 30.93, y: 91.08 },
        { x: 18.45, y: 80.93 },
      ],
    },
  ],
};
