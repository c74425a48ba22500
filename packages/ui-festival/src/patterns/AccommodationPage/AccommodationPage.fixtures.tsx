import type { StoryWords } from '../../test/localized.tsx';
import { textOf } from '../../test/words.tsx';
import { words as comparison } from '../ComparisonSection/ComparisonSection.fixtures.ts';
import type { AccommodationPageProps } from './AccommodationPage.tsx';

const scene = { src: '/img/scenes/cabins-day.svg', nightSrc: '/img/scenes/cabins-night.svg', width: 560, height: 345, isFramed: false };
const backpack = { src: '/img/emblems/backpack.svg', width: 240, height: 240, alt: '' };
const place = (slug: string, title: string, text: string, actionText: string) => ({
  title,
  text,
  actionText,
  href: `/accommodation/${slug}`,
  image: { src: `/img/accommodation/${slug}.svg`, width: 800, height: 600 },
});
const way = (label: string, product: string, lang: 'sv' | 'en') => ({
  text: label,
  href: `https://tickets.tand.example/${lang}/${product}-2025`,
  isExternal: true,
});

export const words = {
  sv: {
    tone: 'pink',
    title: 'Var ska du sova?',
    lead: 'Förr eller senare måste du. Här är tre sätt, ordnade efter hur mycket du vill höra måsarna.',
    image: { ...scene, alt: 'Röda stugor mellan granar i en låda, med folk på gräset framför.' },
    places: {
      title: 'Golv, gräs eller säng',
      items: [
        place('sleeping-hall', 'Sovsal', 'Dämpat ljus, värd vid dörren och hundra andra som också satt uppe för länge.', 'Läs om sovsal'),
        place('camping', 'Camping', 'Eget tält på gräset utanför hallen. Dusch och toalett nära, fåglarna ännu närmare.', 'Läs om camping'),
        place('cabins', 'Stugor', 'Fyra bäddar, en dörr som går att stänga och en kaffebryggare.', 'Läs om stugor'),
      ],
    },
    comparison: { title: comparison.sv.title, columns: comparison.sv.columns, rows: comparison.sv.rows, labels: comparison.sv.labels },
    texts: [
      textOf('choose', 'Så väljer du', 'Har du LAN-biljett är saken nästan avgjord: madrassen får plats i sovsalen.'),
      textOf('age', 'Är du under 16?', 'Då ska en vuxen som står i samtycket finnas på området när du sover.'),
      textOf('hotel', 'Hellre hotell?', 'Jönköping har gott om rum, och stadsbussen går sent.'),
    ],
    booking: {
      title: 'Boka din bädd',
      image: backpack,
      text: 'Camping och stuga lägger du till hos biljettleverantören, tillsammans med biljetten eller i efterhand.',
      ways: [way('Boka tältplats', 'camping', 'sv'), way('Lägg till sovsal', 'sleeping-hall', 'sv'), way('Se stugor', 'cabins', 'sv')],
    },
  },
  en: {
    title: 'Where will you sleep?',
    lead: 'Sooner or later you’ll have to. Here are three ways, sorted by how much you want to hear the gulls.',
    image: { ...scene, alt: 'Red cabins among firs in a drawer, with people on the grass in front.' },
    places: {
      title: 'Floor, grass or bed',
      items: [
        place(
          'sleeping-hall',
          'Sleeping hall',
          'Dimmed light, a host at the door and a hundred others who stayed up too late.',
          'Read about the sleeping hall',
        ),
        place(
          'camping',
          'Camp site',
          'Your own tent on the grass outside. Showers and toilets are close, the birds closer.',
          'Read about the camp site',
        ),
        place('cabins', 'Cabins', 'Four beds, a door you can shut and a coffee maker.', 'Read about the cabins'),
      ],
    },
    comparison: { title: comparison.en.title, columns: comparison.en.columns, rows: comparison.en.rows, labels: comparison.en.labels },
    texts: [
      textOf('choose', 'How to choose', 'With a LAN ticket it’s almost settled: there’s room for your mat in the sleeping hall.'),
      textOf('age', 'Under 16?', 'Then an adult named on your consent form has to be on site while you sleep.'),
      textOf('hotel', 'Prefer a hotel?', 'Jönköping has plenty of rooms and the city buses run late.'),
    ],
    booking: {
      title: 'Book your bed, or the ground for it',
      image: backpack,
      text: 'Tent pitches and cabins are added at the ticket provider, along with your ticket or later.',
      ways: [
        way('Book a pitch', 'camping', 'en'),
        way('Add the sleeping hall', 'sleeping-hall', 'en'),
        way('See the cabins', 'cabins', 'en'),
      ],
    },
  },
} satisfies StoryWords<AccommodationPageProps>;
