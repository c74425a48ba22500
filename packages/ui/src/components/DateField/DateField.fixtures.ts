import type { StoryWords } from '../../test/localized.tsx';
import type { DateFieldProps } from './DateField.tsx';

export const words = {
  sv: {
    label: 'Födelsedag',
    hint: 'Den som är under 13 kommer med en vuxen.',
  },
  en: {
    label: 'Date of birth',
    hint: 'Anyone under 13 comes with an adult.',
  },
} satisfies StoryWords<DateFieldProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Datumet ligger framåt i tiden. Kontrollera året.' },
  en: { ...words.en, error: 'The date is in the future. Check the year.' },
} satisfies StoryWords<DateFieldProps>;
