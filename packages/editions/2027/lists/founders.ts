import * as before from '../../2025/lists/founders.ts';
import { edit } from '../../src/merge.ts';

export const founders = edit(before.founders, {
  '2': {
    facts: {
      '0': {
        sv: 'Ritade förra nätet på en pizzakartong. Nu har han ritbord.',
        en: 'Drew the last network on a pizza box. Now he has a drawing board.',
      },
    },
  },
});
