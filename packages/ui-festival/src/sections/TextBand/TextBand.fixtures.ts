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
