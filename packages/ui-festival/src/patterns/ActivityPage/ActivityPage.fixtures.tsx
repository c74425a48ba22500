import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, textOf } from '../../test/words.tsx';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { words as next } from '../NextSection/NextSection.fixtures.ts';
import type { ActivityPageProps } from './ActivityPage.tsx';

const scene = { src: '/img/scenes/retro-day.svg', nightSrc: '/img/scenes/retro-night.svg', width: 560, height: 400, isFramed: false };

export const words = {
  sv: {
    tone: 'yellow',
    title: 'Retrogatan',
    lead: 'Fyrtio meter gata, fyrtio år av spel. Allt är påslaget, och ingen kommer att fråga hur gammal du är.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Aktiviteter', href: '/activities' }, 'Retrogatan'),
    image: { ...scene, alt: 'En låda med en hel gata i: en mur av tjock-tv, bord fulla av konsoler, soffor och folk som spelar.' },
    facts: {
      title: 'Kort om',
      items: [
        { label: 'Plats', value: <Link href="/universe/districts/tokyo-town">Tokyo Town</Link> },
        { label: 'Öppet', value: 'Fredag och lördag kl. 11.00–18.00, söndag kl. 11.00–17.00' },
        { label: 'Kostar', value: 'Ingår i alla biljetter' },
        { label: 'Ålder', value: 'Sju till oändlighet' },
      ],
    },
    texts: [
      textOf('street', 'Från kanten till tunnan', 'Gatan börjar med två vita streck och en fyrkantig boll. Sedan går du framåt i tiden.'),
      textOf('days', 'En sak om dagen', 'Fredag provar du allt i lugn takt, lördag är Amigadag och söndag blir gatan bytesmarknad.'),
      textOf('rules', 'Tre saker vi ber om', 'Blås inte i kassetterna, ställ inte muggen på en konsol, och håll dig till tjugo minuter.'),
    ],
    next: next.sv,
  },
  en: {
    title: 'Retro Road',
    lead: 'Forty metres of road, forty years of games. It is all switched on, and nobody will ask how old you are.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Activities', href: '/activities' }, 'Retro Road'),
    image: {
      ...scene,
      alt: 'A drawer with an entire street in it: a wall of tube televisions, tables full of consoles, sofas and people playing.',
    },
    facts: {
      title: 'In short',
      items: [
        { label: 'Place', value: <Link href="/universe/districts/tokyo-town">Tokyo Town</Link> },
        { label: 'Open', value: 'Friday and Saturday 11:00–18:00, Sunday 11:00–17:00' },
        { label: 'Costs', value: 'Nothing, with any ticket' },
        { label: 'Ages', value: 'Seven to infinity' },
      ],
    },
    texts: [
      textOf(
        'street',
        'From paddle to polygon',
        'The road begins with two white lines and a square ball. Then you walk forward through time.',
      ),
      textOf('days', 'One theme a day', 'Try everything on Friday, Saturday is Amiga day, and on Sunday the road turns into a swap meet.'),
      textOf(
        'rules',
        'Three small requests',
        'Don’t blow into the cartridges, don’t put your mug on a console, and keep to twenty minutes.',
      ),
    ],
    next: next.en,
  },
} satisfies StoryWords<ActivityPageProps>;
