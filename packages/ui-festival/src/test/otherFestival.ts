import { createElement } from 'react';
import type { BattlepassCardProps } from '../components/BattlepassCard/index.ts';
import type { CityProps } from '../components/City/index.ts';
import type { DistrictMapProps } from '../components/DistrictMap/index.ts';
import type { LabelPressProps } from '../components/LabelPress/index.ts';

/* A made-up festival, for components that were designed for one festival. */
const square = [
  { x: 50, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 50 },
];
const all = { x: 0, y: 0, w: 100, h: 100 };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#2b50ff" d="M50 0 100 50 50 100 0 50z"/></svg>';
const picture = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 100, height: 100 };
const shape = {
  all,
  closed: all,
  layers: { lid: all, tray: all },
  districts: {
    quay: {
      layer: all,
      plate: { x: 50, y: 20 },
      ground: square,
      places: { crane: { at: { x: 40, y: 60 }, layer: all } },
      finds: [{ id: 'heron', x: 30, y: 70, reach: 9 }],
    },
  },
};
const link = { href: '/quay', cta: 'Visit', picture, items: [] };

export const city: Omit<CityProps, 'onStop' | 'onFind'> = {
  world: { wide: { ...shape, slide: { x: 9, y: -4 }, mouth: { left: all, right: { x: 99, y: 9 }, tall: 9 } }, tall: shape },
  pictures: { wide: [{ name: 'lid', picture }], tall: [{ name: 'tray', picture }] },
  districts: [
    {
      ...link,
      id: 'quay',
      number: 4,
      name: 'Shadow Quay',
      band: 'blue',
      background: 'wood',
      text: 'Puppets after dusk.',
      label: picture,
      facts: ['Nine stages'],
      places: [{ ...link, id: 'crane', name: 'Old Crane', text: 'Rope work.', background: 'teal' }],
    },
  ],
  hidden: [{ id: 'heron', name: 'Heron', hint: 'Stands still.', picture }],
  found: [],
  labels: {
    stage: 'Harbour',
    role: 'chart',
    list: 'Stops',
    all: 'More',
    fewer: 'Less',
    tools: 'View',
    nearer: 'Closer',
    farther: 'Away',
    out: 'Back',
    whole: 'Overview',
    pull: 'Begin',
    drawer: 'Slider',
    now: 'Tonight',
    programme: 'Tonight',
    inside: 'Indoors',
    neighbours: 'Nearby',
    facts: 'Good to know',
    hint: 'Help',
    left: ['All seen', 'Some left'],
    album: 'Birds',
    albumTitle: 'Birds',
    albumText: 'Seen so far.',
    close: 'Close',
    unknown: 'Unknown',
    found: '{{name}}',
    aim: '{{name}}',
    allFound: 'Seen all',
  },
};

export const battlepassCard: BattlepassCardProps = {
  level: 2,
  amount: 500,
  sold: 120,
  state: 'left',
  lines: ['Lantern', 'Paper and wire'],
  icon: createElement('img', { src: picture.src, alt: '' }),
  labels: {
    level: 'Step {{level}}',
    amount: '{{amount}} guests',
    sold: '{{count}} so far',
    unlocked: 'Open',
    locked: 'Shut',
  },
};

export const districtMap: DistrictMapProps = {
  image: { ...picture, alt: 'Harbour' },
  places: [{ id: 'quay', name: 'Shadow Quay', href: '/quay', plate: { x: 50, y: 20 }, foot: { x: 50, y: 60 }, ground: square }],
  labels: { list: 'Stops' },
};

export const labelPress: LabelPressProps = { image: { src: picture.src, unstruck: picture.src, alt: 'Heron’s poster' }, isStruck: true };
