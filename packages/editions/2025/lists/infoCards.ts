import type { InfoCard } from '../../src/types.ts';
import { pictured } from '../../src/builders.ts';

const listed = pictured<Omit<InfoCard, 'image' | 'href'>>('cards', [
  {
    slug: 'crew',
    headline: { sv: 'Crew', en: 'The crew' },
    text: {
      sv: 'Bygg festivalen inifrån, i tröja med ditt namn på.',
      en: 'Build the festival from the inside, in a shirt with your name on.',
    },
    cta: { sv: 'Sök till crew', en: 'Apply for crew' },
  },
  {
    slug: 'esports',
    headline: { sv: 'Esport', en: 'Esports' },
    text: {
      sv: 'Turneringar, från proffsens final till kompisens första.',
      en: 'Tournaments, from the pros’ final to your friend’s first.',
    },
    cta: { sv: 'Hitta din turnering', en: 'Find your tournament' },
  },
  {
    slug: 'activities',
    headline: { sv: 'Aktiviteter', en: 'Activities' },
    text: {
      sv: 'Arkad, cosplay, brädspel och trettio skäl att lämna skärmen.',
      en: 'Arcade, cosplay, board games and thirty reasons to leave the screen.',
    },
    cta: { sv: 'Se vad du kan göra', en: 'See what there is to do' },
  },
  {
    slug: 'food',
    headline: { sv: 'Mat', en: 'Food' },
    text: { sv: 'Frukost, vagnar och en gryta som puttrar klockan tre.', en: 'Breakfast, trucks and a stew that simmers at three.' },
    cta: { sv: 'Se vad som serveras', en: 'See what is served' },
  },
  {
    slug: 'creators',
    headline: { sv: 'Kreatörer', en: 'Creators' },
    text: { sv: 'Fyrtio ansikten du sett i mobilen, nu i naturlig storlek.', en: 'Forty faces you know from your phone, now life-size.' },
    cta: { sv: 'Möt dem', en: 'Meet them' },
  },
]);

export const infoCards: readonly InfoCard[] = listed.map(one => ({ ...one, href: `/${one.slug}` }));
