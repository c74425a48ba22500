import type { StoryWords } from '../../test/localized.tsx';
import type { DiffRowProps } from './DiffRow.tsx';

export const words = {
  sv: {
    label: 'Tid',
    before: 'Lördag 18.00–19.30',
    after: 'Lördag 19.30–21.00',
    labels: { before: 'Före', after: 'Efter', nothing: 'tomt' },
  },
  en: {
    label: 'Time',
    before: 'Saturday 18:00–19:30',
    after: 'Saturday 19:30–21:00',
    labels: { before: 'Before', after: 'After', nothing: 'empty' },
  },
} satisfies StoryWords<DiffRowProps>;

/** Nothing stood there before. */
export const added = {
  sv: { ...words.sv, label: 'Engelsk text', before: '', after: 'Doors open at 10:00.' },
  en: { ...words.en, label: 'English text', before: '', after: 'Doors open at 10:00.' },
} satisfies StoryWords<DiffRowProps>;
