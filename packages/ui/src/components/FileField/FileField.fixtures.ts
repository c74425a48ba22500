import type { StoryWords } from '../../test/localized.tsx';
import type { FileFieldProps } from './FileField.tsx';

export const words = {
  sv: {
    label: 'Bild på din cosplay',
    hint: 'JPG eller PNG, högst 5 MB.',
  },
  en: {
    label: 'Picture of your cosplay',
    hint: 'JPG or PNG, 5 MB at most.',
  },
} satisfies StoryWords<FileFieldProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Filen är för stor. Välj en på högst 5 MB.' },
  en: { ...words.en, error: 'The file is too large. Choose one of 5 MB at most.' },
} satisfies StoryWords<FileFieldProps>;
