import * as before from '../../2025/lists/tournaments.ts';
import { edit } from '../../src/merge.ts';

export * from '../../2025/lists/tournaments.ts';
export const tournaments = edit(before.tournaments, {
  geoguessr: {
    line: {
      sv: 'Kartan är barnens i uppvärmningen. Sedan blir det allvar.',
      en: 'The children’s map for a warm-up. After that it is serious.',
    },
  },
  aoe: { line: { sv: 'En europamästare försvarar sin skog.', en: 'A European champion defends her forest.' } },
});
