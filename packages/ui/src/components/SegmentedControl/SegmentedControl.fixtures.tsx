import { useState } from 'react';
import type { StoryWords } from '../../test/localized.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

export const words = {
  sv: {
    label: 'Vy',
    options: [
      { value: 'now', label: 'Nu' },
      { value: 'day', label: 'Dagen' },
      { value: 'places', label: 'Platser' },
    ],
    value: 'now',
    onValueChange: () => {},
  },
  en: {
    label: 'View',
    options: [
      { value: 'now', label: 'Now' },
      { value: 'day', label: 'The day' },
      { value: 'places', label: 'Places' },
    ],
    value: 'now',
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
    value: 'sv',
  },
  en: {
    ...words.en,
    label: 'Language',
    hasVisibleLabel: true,
    options: [
      { value: 'sv', label: 'Swedish' },
      { value: 'en', label: 'English', mark: 'text is missing' },
    ],
    value: 'sv',
  },
} satisfies StoryWords<SegmentedControlProps>;

/** It holds what is chosen, as a consumer does. */
export function Choosing({ value, onValueChange, ...rest }: SegmentedControlProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onValueChange={next => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}
