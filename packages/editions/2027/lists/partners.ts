import * as before from '../../2025/lists/partners.ts';
import { edit } from '../../src/merge.ts';

export const partners = edit(before.partners, {
  tcl: { tier: 'supporting' },
  vimla: { tier: 'main' },
  kabelkassen: null,
  lodtenn: { tier: 'supporting', after: 'vaken-kaffe' },
  'granna-polkagris': {
    slug: 'granna-polkagris',
    name: 'Gränna Polkagrisverk',
    tier: 'all',
    url: 'https://polkagrisverket.example',
    after: 'esplay',
  },
});
