import type { FoodEntry } from '../../src/types.ts';
import { pictured } from '../../src/builders.ts';

export const food: readonly FoodEntry[] = pictured<Omit<FoodEntry, 'image'>>('food', [
  {
    slug: 'lan-lounge',
    page: { band: 'yellow' },
    headline: { sv: 'LAN Lounge', en: 'The LAN Lounge' },
    paragraph: {
      sv: 'Frukost, middag och Görans gryta klockan tre på natten. Den som förbeställt går före i kön.',
      en: 'Breakfast, dinner and Göran’s stew at three in the morning. Orders made ahead skip the queue.',
    },
  },
  {
    slug: 'food-trucks',
    page: { band: 'pink' },
    headline: { sv: 'Matvagnar', en: 'Food trucks' },
    paragraph: {
      sv: 'Bao, burgare, falafel och grillad halloumi vid entrén. Minst en vegansk rätt per vagn.',
      en: 'Bao, burgers, falafel and grilled halloumi by the entrance. At least one vegan dish per truck.',
    },
  },
  {
    slug: 'restaurants',
    page: { band: 'blue' },
    headline: { sv: 'Restauranger', en: 'Restaurants' },
    paragraph: {
      sv: 'Tallrik, bestick och en riktig stol. Bra när någons föräldrar är på besök.',
      en: 'A plate, cutlery and a proper chair. Handy when someone’s parents visit.',
    },
  },
  {
    slug: 'kiosks',
    page: { band: 'teal' },
    headline: { sv: 'Kiosker', en: 'Kiosks' },
    paragraph: {
      sv: 'Korv, kaffe, frukt och laddsladdar. Alltid en inom två minuter, alltid en öppen.',
      en: 'Hot dogs, coffee, fruit and charging cables. Always one within two minutes, always one open.',
    },
  },
]);
