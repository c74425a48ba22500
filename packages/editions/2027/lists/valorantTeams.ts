import * as before from '../../2025/lists/valorantTeams.ts';
import { edit } from '../../src/merge.ts';

export const valorantTeams = edit(before.valorantTeams, {
  automatkaffe: {
    from: { sv: 'Här, förra gången', en: 'Right here, last time' },
    description: { en: 'Formed at the last festival’s coffee machine by five strangers. They have lost exactly once since.' },
  },
});
