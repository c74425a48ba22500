import type { StoryWords } from '../../test/localized.tsx';
import type { NotFoundProps } from './NotFound.tsx';

const picture = { src: '/img/burnt-match-day.svg', nightSrc: '/img/burnt-match-night.svg', width: 480, height: 360, isFramed: false };
const ways = [
  ['/news', 'Läs nyheterna', 'Read the news'],
  ['/eventinfo', 'Allt om festivalen', 'All about the festival'],
  ['/faq', 'Få svar på din fråga', 'Get your question answered'],
  ['/tickets', 'Skaffa biljett', 'Get a ticket'],
  ['/esports', 'Hitta en turnering', 'Find a tournament'],
  ['/food', 'Hitta något att äta', 'Find something to eat'],
  ['/contact', 'Hör av dig till oss', 'Get in touch'],
] as const;

export const words = {
  sv: {
    title: 'Bränd sticka',
    lead: 'Sidan gick inte att hitta. Den kan ha flyttat, bytt namn eller aldrig funnits. Men asken är full, ta en annan.',
    home: { text: 'Till startsidan', href: '/home' },
    image: { ...picture, alt: 'En utbränd tändsticka, böjd och svart.' },
    links: { title: 'Prova någon av de här', items: ways.map(([href, text]) => ({ href, text })) },
  },
  en: {
    title: 'Burnt match',
    lead: 'We couldn’t find that page. It may have moved, changed its name or never existed. But the box is full, so take another.',
    home: { text: 'Go to the front page', href: '/home' },
    image: { ...picture, alt: 'A burnt-out match, bent and black.' },
    links: { title: 'Try one of these', items: ways.map(([href, , text]) => ({ href, text })) },
  },
} satisfies StoryWords<NotFoundProps>;
