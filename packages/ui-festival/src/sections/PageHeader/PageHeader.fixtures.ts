import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf } from '../../test/words.tsx';
import type { PageHeaderProps } from './PageHeader.tsx';

const scene = { src: '/img/scenes/camping-day.svg', nightSrc: '/img/scenes/camping-night.svg', width: 560, height: 345, isFramed: false };

export const words = {
  sv: {
    title: 'Camping',
    lead: 'Tält på gräset bakom hallen, fyra minuter från din stol och hundra meter från Vättern.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Boende', href: '/accommodation' }, 'Camping'),
    image: { ...scene, alt: 'Tält i rader på en äng, med en lägereld av tändstickor i mitten.' },
  },
  en: {
    title: 'Camping',
    lead: 'Tents on the grass behind the hall, four minutes from your seat and a hundred metres from the lake.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Accommodation', href: '/accommodation' }, 'Camping'),
    image: { ...scene, alt: 'Rows of tents on a meadow with a campfire of matches in the middle.' },
  },
} satisfies StoryWords<PageHeaderProps>;
