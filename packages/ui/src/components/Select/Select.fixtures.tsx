import type { StoryWords } from '../../test/localized.tsx';
import type { SelectProps } from './Select.tsx';

const options = (labels: readonly string[]) =>
  labels.map((label, index) => (
    <option key={label} value={index ? label : ''}>
      {label}
    </option>
  ));

export const words = {
  sv: {
    label: 'Storlek på tröjan',
    hint: 'Tröjorna är stora i storleken.',
    children: options(['Välj storlek', 'Liten', 'Mellan', 'Stor']),
  },
  en: {
    label: 'Shirt size',
    hint: 'The shirts run large.',
    children: options(['Choose a size', 'Small', 'Medium', 'Large']),
  },
} satisfies StoryWords<SelectProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Välj en storlek, så att tröjan passar.' },
  en: { ...words.en, error: 'Choose a size so that the shirt fits.' },
} satisfies StoryWords<SelectProps>;
