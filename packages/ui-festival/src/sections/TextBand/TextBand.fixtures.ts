import type { StoryWords } from '../../test/localized.tsx';
import { textOf } from '../../test/words.tsx';
import type { TextBandProps } from './TextBand.tsx';

export const words = {
  sv: {
    texts: [
      textOf('travel', 'Resa hit', 'Tåget stannar tio minuter från hallen. Ta buss 1 från stationen om du har mycket att bära.'),
      textOf('parking', 'Parkera', 'Parkeringen ligger bakom hallen. Du betalar i appen när du kör in.'),
    ],
  },
  en: {
    texts: [
      textOf(
        'travel',
        'Getting here',
        'The train stops ten minutes from the hall. Take bus 1 from the station if you have a lot to carry.',
      ),
      textOf('parking', 'Parking', 'The car park is behind the hall. You pay in the app when you drive in.'),
    ],
  },
} satisfies StoryWords<TextBandProps>;

/** Short texts, the last about as long as the others together. */
export const shortWords = {
  sv: {
    texts: [
      textOf(
        'vegan',
        'Veganskt i varje vagn',
        'Minst en rätt per vagn är helt vegansk, det står i kontraktet. Den är märkt med ett grönt streck på menyn.',
      ),
      textOf('queue', 'När är kön kortast?', 'Halv tolv och halv fyra. Längst är den strax efter att en final tagit slut.'),
      textOf(
        'disposables',
        'Engångsfritt, nästan',
        'Tre vagnar av fyra serverar på tallrik som diskas. Lämna den i ställningen vid staketet, inte på trappan. Och mata inte måsen: den heter Kjell och har redan ätit två bao i dag.',
      ),
    ],
  },
  en: {
    texts: [
      textOf(
        'vegan',
        'Vegan at every truck',
        'At least one dish per truck is fully vegan; we put it in the contract. Look for the green line on the menu.',
      ),
      textOf('queue', 'When is the queue shortest?', 'Half past eleven and half past three. It is longest right after a final has ended.'),
      textOf(
        'disposables',
        'Nearly free of throwaways',
        'Three trucks in four serve on plates that are washed. Leave yours in the rack by the fence, not on the steps. And please don’t feed the gull: his name is Kjell and he has had two bao today.',
      ),
    ],
  },
} satisfies StoryWords<TextBandProps>;
