import type { StoryWords } from '../../test/localized.tsx';
import type { DistrictWallProps } from './DistrictWall.tsx';

const names = {
  'tokyo-town': 'Tokyo Town',
  'tilted-blocks': 'Tilted Blocks',
  'neon-district': 'Neon District',
  'mirage-palace': 'Mirage Palace',
  'streamer-avenue': 'Streamer Avenue',
  'rosa-helikopter': 'Rosa Helikopter',
  'quiet-lan': 'Quiet LAN',
};
const map = { src: '/img/map-day.svg', nightSrc: '/img/map-night.svg', width: 1442, height: 886 };

export const data = {
  districts: Object.entries(names).map(([id, name]) => ({
    id,
    name,
    href: `/universe/districts/${id}`,
    image: { src: `/img/labels/${id}.svg`, width: 640, height: 480 },
  })),
} satisfies Partial<DistrictWallProps>;

export const words = {
  sv: { map: { text: 'Dra ut alla lådor', href: '/universe/districts', image: map } },
  en: { map: { text: 'Slide out every drawer', href: '/universe/districts', image: map } },
} satisfies StoryWords<DistrictWallProps>;
