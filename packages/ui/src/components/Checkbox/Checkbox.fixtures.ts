import type { StoryWords } from '../../test/localized.tsx';
import type { CheckboxProps } from './Checkbox.tsx';

export const words = {
  sv: {
    label: 'Jag har läst reglerna',
    hint: 'De får plats på en sida.',
  },
  en: {
    label: 'I have read the rules',
    hint: 'They fit on one page.',
  },
} satisfies StoryWords<CheckboxProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Läs reglerna och bocka för, sedan är du med.' },
  en: { ...words.en, error: 'Read the rules and tick the box, then you are in.' },
} satisfies StoryWords<CheckboxProps>;
