import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf } from '../../test/words.tsx';
import { words as columns } from '../TextColumns/TextColumns.fixtures.tsx';
import type { FoodPageProps } from './FoodPage.tsx';

const scene = {
  src: '/img/scenes/food-trucks-day.svg',
  nightSrc: '/img/scenes/food-trucks-night.svg',
  width: 560,
  height: 356,
  isFramed: false,
};

export const days = {
  sv: [
    {
      id: 'friday',
      title: 'Fredag 13 juni',
      intro: 'Loungen öppnar två timmar efter dörrarna. Drick något, du har burit skärm.',
      facts: [
        { label: '12.00–14.00', value: 'Pyttipanna eller rotsakspytt. Ägget är frivilligt, rödbetan är det inte.' },
        { label: '17.00–20.00', value: 'Pasta i tre kulörer: köttfärssås, linsbolognese, citron och spenat.' },
        { label: '03.00–04.30', value: 'Görans gryta, första grytan.' },
      ],
    },
    {
      id: 'saturday',
      title: 'Lördag 14 juni',
      intro: 'Längsta dagen, längsta kön och den enda måltid som kommer gående till dig.',
      facts: [
        { label: '08.00–10.30', value: 'Frukost: gröt, ägg, fil och kaffe i litermått.' },
        { label: '18.00–19.00', value: 'Taco till hela raden. Beställ före lunch, så rullas den ut till bordet.' },
      ],
    },
    {
      id: 'sunday',
      title: 'Söndag 15 juni',
      intro: 'Finaldag. Köket lagar sådant som går att äta med en hand på ansiktet.',
      facts: [
        { label: '08.00–10.00', value: 'Frukost i loungen, med pannkakor för den som förlorat en semifinal.' },
        { label: '03.00–04.30', value: 'Sista grytan. Göran skrapar botten, ta med egen sked.' },
      ],
    },
  ],
  en: [
    {
      id: 'friday',
      title: 'Friday 13 June',
      intro: 'The lounge opens two hours after the doors. Have a drink, you have been carrying a monitor.',
      facts: [
        { label: '12:00–14:00', value: 'Pyttipanna hash, with meat or with roots. The egg is optional, the beetroot is not.' },
        { label: '17:00–20:00', value: 'Pasta in three colours: meat sauce, lentil bolognese, lemon and spinach.' },
        { label: '03:00–04:30', value: 'Göran’s stew, the first pot.' },
      ],
    },
    {
      id: 'saturday',
      title: 'Saturday 14 June',
      intro: 'The longest day, the longest queue and the only meal that walks up to you.',
      facts: [
        { label: '08:00–10:30', value: 'Breakfast: porridge, eggs, filmjölk and coffee by the litre.' },
        { label: '18:00–19:00', value: 'Tacos for the whole row. Order before lunch and they are rolled out to your table.' },
      ],
    },
    {
      id: 'sunday',
      title: 'Sunday 15 June',
      intro: 'Finals day. The kitchen makes what you can eat with one hand over your face.',
      facts: [
        { label: '08:00–10:00', value: 'Breakfast in the lounge, with pancakes for anyone who lost a semi-final.' },
        { label: '03:00–04:30', value: 'The last pot. Göran is scraping the bottom; bring your own spoon.' },
      ],
    },
  ],
};

export const words = {
  sv: {
    tone: 'pink',
    title: 'Mat på hjul',
    lead: 'Matvagnarna står på rad utanför entrén och du känner lukten innan du ser dem.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Mat', href: '/food' }, 'Matvagnar'),
    image: { ...scene, alt: 'Fem matvagnar i olika färger står i en låda, med köer, vimplar och rosa träd.' },
    menu: {
      title: 'Vad står på luckan?',
      items: [
        { title: 'Bao', text: 'Ångad bulle med fläsksida, kyckling eller svamp. Två är lagom, tre är en livsstil.' },
        { title: 'Falafel', text: 'Rullad framför dig, med picklad kål och så mycket vitlök som ditt lag tål.' },
        { title: 'Grillad halloumi', text: 'På pinne, i bröd eller i en låda sallad. Gnisslar mot tänderna enligt plan.' },
      ],
      facts: {
        title: 'Kort om vagnarna',
        items: [
          { label: 'Var', value: 'På planen vid huvudentrén' },
          { label: 'Fredag till söndag', value: 'Kl. 11.00–01.00' },
          { label: 'Betala med', value: 'Kort eller Swish' },
        ],
      },
    },
    texts: columns.sv.texts,
    back: { text: 'Se övriga matställen', href: '/food' },
  },
  en: {
    title: 'Food on wheels',
    lead: 'The food trucks are lined up outside the entrance and you smell them before you see them.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Food', href: '/food' }, 'Food trucks'),
    image: { ...scene, alt: 'Five food trucks in different colours parked in a drawer, with queues, bunting and pink trees.' },
    menu: {
      title: 'What’s on the board?',
      items: [
        { title: 'Bao', text: 'A steamed bun with pork belly, chicken or mushroom. Two will do, three is a way of life.' },
        { title: 'Falafel', text: 'Rolled in front of you, with pickled cabbage and as much garlic as your team can bear.' },
        { title: 'Grilled halloumi', text: 'On a stick, in bread or in a box of salad. Squeaks against the teeth as planned.' },
      ],
      facts: {
        title: 'The trucks in brief',
        items: [
          { label: 'Where', value: 'In the yard by the main entrance' },
          { label: 'Friday to Sunday', value: '11:00–01:00' },
          { label: 'Pay with', value: 'Card or Swish' },
        ],
      },
    },
    texts: columns.en.texts,
    back: { text: 'See the other places', href: '/food' },
  },
} satisfies StoryWords<FoodPageProps>;
