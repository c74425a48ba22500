import type { StoryWords } from '../../test/localized.tsx';
import type { SegmentedControlProps } from './SegmentedControl.tsx';

export const words = {
  sv: {
    label: 'Vy',
    options: [
      { value: 'now', label: 'Nu' },
      { value: 'day', label: 'Dagen' },
      { value: 'places', label: 'Platser' },
    ],
    defaultValue: 'now',
    onValueChange: () => {},
  },
  en: {
    label: 'View',
    options: [
      { value: 'now', label: 'Now' },
      { value: 'day', label: 'The day' },
      { value: 'places', label: 'Places' },
    ],
    defaultValue: 'now',
    onValueChange: () => {},
  },
} satisfies StoryWords<SegmentedControlProps>;

/** English wants looking at. */
export const marked = {
  sv: {
    ...words.sv,
    label: 'Språk',
    hasVisibleLabel: true,
    options: [
      { value: 'sv', label: 'Svenska' },
      { value: 'en', label: 'Engelska', mark: 'text saknas' },
    ],
    defaultValue: 'sv',
  },
  en: {
    ...words.en,
    label: 'Language',
    hasVisibleLabel: true,
    options: [
      { value: 'sv', label: 'Swedish' },
      { value: 'en', label: 'English', mark: 'text is missing' },
    ],
    defaultValue: 'sv',
  },
} satisfies StoryWords<SegmentedControlProps>;
