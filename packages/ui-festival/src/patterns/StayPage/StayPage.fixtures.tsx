import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, textOf } from '../../test/words.tsx';
import type { StayPageProps } from './StayPage.tsx';

const scene = { src: '/img/scenes/camping-day.svg', nightSrc: '/img/scenes/camping-night.svg', width: 560, height: 345, isFramed: false };
const shop = { isExternal: true } as const;

export const words = {
  sv: {
    tone: 'teal',
    title: 'Camping',
    lead: 'Slå läger på gräset intill hallen. Fem minuter till din stol, noll minuter till frisk luft.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Boende', href: '/accommodation' }, 'Camping'),
    image: { ...scene, alt: 'En låda med gräs, granar och tält i rött, gult och blått. Bortom tälten ligger en strand med brygga.' },
    facts: {
      title: 'Kort om campingen',
      items: [
        { label: 'Tältruta', value: '4 gånger 4 meter, ett tält och högst tre personer' },
        { label: 'Vatten och toalett', value: 'Dygnet runt, som mest 80 meter bort' },
        { label: 'Ström', value: 'Laddstation för telefoner, ingen el till tälten' },
        { label: 'Nattro', value: '23.00–07.00' },
      ],
    },
    texts: [
      textOf(
        'book',
        'Så bokar du',
        'En i tältet bokar rutan, men alla som sover där ska ha egen festivalbiljett. Dagsbiljett räcker inte för att stanna över natten.',
      ),
      textOf(
        'arrive',
        'När du kommer',
        'Checka in vid det röda partytältet på gräsets kortsida. Du får ett märke att knyta i tältet och en följeslagare som pekar ut rutan.',
      ),
      textOf(
        'power',
        'Ladda telefonen',
        'Vid incheckningen finns en laddstation med låsbara fack. Du har med egen kabel, väljer kod och hämtar när det är klart.',
      ),
    ],
    booking: {
      title: 'Boka din ruta',
      text: 'Rutorna säljs i biljettkassan så länge de räcker.',
      action: { text: 'Boka tältruta', href: 'https://tickets.tand.example/sv/camping-2025', ...shop },
      back: { text: 'Allt boende', href: '/accommodation' },
    },
  },
  en: {
    title: 'Camping',
    lead: 'Pitch your tent on the grass by the hall. Five minutes to your seat, no minutes at all to fresh air.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Accommodation', href: '/accommodation' }, 'Camping'),
    image: { ...scene, alt: 'A drawer of grass, firs and tents in red, yellow and blue. Beyond the tents lies a beach with a jetty.' },
    facts: {
      title: 'Camping in brief',
      items: [
        { label: 'Pitch', value: '4 by 4 metres, one tent and three people at most' },
        { label: 'Water and toilets', value: 'Day and night, 80 metres away at most' },
        { label: 'Power', value: 'A charging station for phones, none at the tents' },
        { label: 'Quiet hours', value: '23:00–07:00' },
      ],
    },
    texts: [
      textOf(
        'book',
        'How to book',
        'One person books the pitch, but everyone who sleeps in the tent needs a festival ticket. A day pass doesn’t cover the night.',
      ),
      textOf(
        'arrive',
        'When you arrive',
        'Check in at the red marquee at the short end of the grass. You get a tag for your tent and somebody who walks you to the pitch.',
      ),
      textOf(
        'power',
        'Charge your phone',
        'There is a charging station with lockers at check-in. Bring your own cable, pick a code and come back when it is done.',
      ),
    ],
    booking: {
      title: 'Book your pitch',
      text: 'Pitches are sold in the ticket shop for as long as they last.',
      action: { text: 'Book a pitch', href: 'https://tickets.tand.example/en/camping-2025', ...shop },
      back: { text: 'All places to sleep', href: '/accommodation' },
    },
  },
} satisfies StoryWords<StayPageProps>;
