import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, proseOf } from '../../test/words.tsx';
import { data as wall } from '../DistrictWall/DistrictWall.fixtures.ts';
import type { DistrictPageProps } from './DistrictPage.tsx';

const scene = {
  src: '/img/districts/tokyo-town-day.svg',
  nightSrc: '/img/districts/tokyo-town-night.svg',
  width: 752,
  height: 649,
  isFramed: false,
};
const label = { src: '/img/labels/tokyo-town.svg', width: 640, height: 480 };

export const words = {
  sv: {
    tone: 'red',
    title: 'Tokyo Town',
    lead: 'Retro, arkad och en snäll drake i gränden.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Stadsdelar', href: '/universe/districts' }, 'Tokyo Town'),
    image: { ...scene, alt: 'En röd gränd i sin låda: ett torn, nudelstånd, ett lokaltåg och en drake med headset.' },
    label: { ...label, alt: 'Etikett för Tokyo Town, stadsdel 1' },
    highlights: {
      title: 'Missa inte',
      items: ['120 arkadkabinett på fri kredit', 'Retrogatan, från Pong till tjock-tv', 'Gunvor, sju meter kaiju med headset'],
    },
    about: {
      title: 'Gränden som aldrig släcker',
      text: proseOf('Här står kabinetten så tätt att du får gå på tvären. Ingen kö är längre än en omgång, och ingen omgång kostar något.'),
    },
    facts: {
      title: 'Bra att veta',
      items: [
        { label: 'Ljud', value: 'Högt' },
        { label: 'Öppet', value: 'Dygnet runt' },
      ],
    },
    schedule: { text: 'Se programmet här', href: '/schedule?place=2' },
    others: {
      ...wall,
      current: 'tokyo-town',
      title: 'Hela staden',
      lead: 'Alla sju stadsdelar ligger inom promenadavstånd.',
      back: { text: 'Till kartan', href: '/universe/districts' },
    },
  },
  en: {
    lead: 'Retro, arcade games and a friendly dragon in the alley.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Districts', href: '/universe/districts' }, 'Tokyo Town'),
    image: { ...scene, alt: 'A red alley in its drawer: a tower, noodle stalls, a local train and a dragon wearing a headset.' },
    label: { ...label, alt: 'Label of Tokyo Town, district 1' },
    highlights: {
      title: 'Don’t miss',
      items: [
        '120 arcade cabinets on free play',
        'Retro Road, from Pong to the chunky television',
        'Gunvor, seven metres of kaiju in a headset',
      ],
    },
    about: {
      title: 'The alley that never goes dark',
      text: proseOf('The cabinets stand so close that you walk sideways. No queue is longer than a round, and no round costs a thing.'),
    },
    facts: {
      title: 'Good to know',
      items: [
        { label: 'Sound', value: 'Loud' },
        { label: 'Open', value: 'Day and night' },
      ],
    },
    schedule: { text: 'See what is on here', href: '/schedule?place=2' },
    others: {
      ...wall,
      current: 'tokyo-town',
      title: 'The whole city',
      lead: 'All seven districts are within walking distance.',
      back: { text: 'To the map', href: '/universe/districts' },
    },
  },
} satisfies StoryWords<DistrictPageProps>;
