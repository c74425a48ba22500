import type { StoryWords } from '../../test/localized.tsx';
import type { CreatorsSectionProps } from './CreatorsSection.tsx';

const nicks = ['TurboTant', 'Kebnekajsa', 'LaggLasse', 'PixelPetra', 'KaffeKoma', 'Gnistan'];

export const data = {
  creators: nicks.map(nick => ({
    nick,
    href: `/creators/${nick.toLowerCase()}`,
    image: { src: `/img/creators/${nick.toLowerCase()}.svg`, width: 200, height: 200 },
  })),
} satisfies Partial<CreatorsSectionProps>;

export const words = {
  sv: {
    title: 'Kreatörer på plats',
    titleId: 'creators',
    lead: 'De sänder från gatan, signerar din mössa och förlorar gärna mot dig i racing.',
    more: { text: 'Alla kreatörer', href: '/creators' },
  },
  en: {
    title: 'Creators in the house',
    lead: 'They stream from the street, sign your hat and are happy to lose to you at racing.',
    more: { text: 'All creators', href: '/creators' },
  },
} satisfies StoryWords<CreatorsSectionProps>;
