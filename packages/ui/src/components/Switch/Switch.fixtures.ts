import type { StoryWords } from '../../test/localized.tsx';
import type { SwitchProps } from './Switch.tsx';

export const words = {
  sv: {
    label: 'Visa bara mina val',
    hint: 'Resten av schemat göms.',
  },
  en: {
    label: 'Show my picks only',
    hint: 'The rest of the programme is hidden.',
  },
} satisfies StoryWords<SwitchProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Du har inga val än. Tänd en stjärna först.' },
  en: { ...words.en, error: 'You have no picks yet. Light a star first.' },
} satisfies StoryWords<SwitchProps>;
