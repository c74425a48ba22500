import type { StoryWords } from '../../test/localized.tsx';
import type { FieldProps } from './Field.tsx';

const control = <input id="volume" type="range" min={0} max={11} defaultValue={7} aria-describedby="volume-hint" />;

export const words = {
  sv: { id: 'volume', label: 'Volym', hint: 'Elva är en mer än tio.', children: control },
  en: { id: 'volume', label: 'Volume', hint: 'Eleven is one louder than ten.', children: control },
} satisfies StoryWords<FieldProps>;

/** What is wrong. */
export const wrong = {
  sv: { ...words.sv, error: 'Efter klockan 23 är sju det högsta.' },
  en: { ...words.en, error: 'After 11 pm seven is the loudest.' },
} satisfies StoryWords<FieldProps>;
