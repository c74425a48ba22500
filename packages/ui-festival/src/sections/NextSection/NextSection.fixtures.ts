import type { StoryWords } from '../../test/localized.tsx';
import type { NextSectionProps } from './NextSection.tsx';

export const words = {
  sv: {
    title: 'Fortsätt härifrån',
    links: [
      { text: 'Arkaden', href: '/activities/arcade' },
      { text: 'Console Corner', href: '/activities/console' },
      { text: 'Tokyo Town', href: '/universe/districts/tokyo-town' },
    ],
    back: { text: 'Alla aktiviteter', href: '/activities' },
  },
  en: {
    title: 'Go on from here',
    links: [
      { text: 'The Arcade', href: '/activities/arcade' },
      { text: 'Console Corner', href: '/activities/console' },
      { text: 'Tokyo Town', href: '/universe/districts/tokyo-town' },
    ],
    back: { text: 'All activities', href: '/activities' },
  },
} satisfies StoryWords<NextSectionProps>;
