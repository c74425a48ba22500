import { inBoth } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { SharedPicksLabels, SharedPicksProps } from './SharedPicks.tsx';

const labels = inBoth<SharedPicksLabels>(pick => ({
  picks: {
    received_one: pick('Någon har delat ett val med dig.', 'Someone shared a pick with you.'),
    received_other: pick('Någon har delat {{count}} val med dig.', 'Someone shared {{count}} picks with you.'),
    merge: pick('Lägg till mina', 'Add to mine'),
    replace: pick('Byt ut mina', 'Replace mine'),
    lay: pick('Lägg ovanpå mina', 'Lay over mine'),
    dismiss: pick('Strunta i det', 'Ignore them'),
  },
}));

export const words = {
  sv: { received: ['b', 'c'], picks: new Set(['a', 'b']), labels: labels.sv, onAnswer: () => {} },
  en: { labels: labels.en },
} satisfies StoryWords<SharedPicksProps>;
