import type { StoryWords } from '../../test/localized.tsx';
import type { TravelLineProps } from './TravelLine.tsx';

export const words = {
  sv: {
    id: 'line',
    headline: 'Från tåget till stolen',
    stops: [
      { headline: 'Stationen', text: 'Tåg från Göteborg på två timmar.', leg: 'Buss, 10 minuter' },
      { headline: 'Huvudentrén', text: 'Här byts biljetten mot ett armband.', leg: 'Till fots, 5 minuter' },
      { headline: 'Parkeringen', text: 'Öppen alla dagar.' },
    ],
  },
  en: {
    headline: 'From the train to your chair',
    stops: [
      { headline: 'Station', text: 'Trains from Gothenburg take two hours.', leg: 'Bus, 10 minutes' },
      { headline: 'Main entrance', text: 'Your ticket becomes a wristband here.', leg: 'On foot, 5 minutes' },
      { headline: 'Car park', text: 'Open every day.' },
    ],
  },
} satisfies StoryWords<TravelLineProps>;
