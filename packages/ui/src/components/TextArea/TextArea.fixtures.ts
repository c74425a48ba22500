import type { StoryWords } from '../../test/localized.tsx';
import type { TextAreaProps } from './TextArea.tsx';

export const words = {
  sv: {
    label: 'Vad vill du fråga?',
    hint: 'Skriv så kort du vill. Vi svarar inom två dagar.',
  },
  en: {
    label: 'What would you like to ask?',
    hint: 'Be as brief as you like. We answer within two days.',
  },
} satisfies StoryWords<TextAreaProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Frågan är tom. Skriv några ord, så kan vi svara.' },
  en: { ...words.en, error: 'There is no question yet. Write a few words so we can answer.' },
} satisfies StoryWords<TextAreaProps>;
