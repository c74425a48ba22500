import type { StoryWords } from '../../test/localized.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

export const words = {
  sv: {
    label: 'Hur kommer du hit?',
    hint: 'Så vet vi hur många cykelställ vi behöver.',
    name: 'travel',
    options: [
      { value: 'train', label: 'Med tåg' },
      { value: 'bike', label: 'Med cykel', hint: 'Cykelställ finns vid ingången.' },
      { value: 'car', label: 'Med bil' },
    ],
  },
  en: {
    label: 'How do you get here?',
    hint: 'It tells us how many bike racks we need.',
    name: 'travel',
    options: [
      { value: 'train', label: 'By train' },
      { value: 'bike', label: 'By bike', hint: 'There are racks by the entrance.' },
      { value: 'car', label: 'By car' },
    ],
  },
} satisfies StoryWords<RadioGroupProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Välj det som ligger närmast.' },
  en: { ...words.en, error: 'Choose what comes closest.' },
} satisfies StoryWords<RadioGroupProps>;
