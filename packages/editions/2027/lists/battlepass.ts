import * as before from '../../2025/lists/battlepass.ts';
import { edit } from '../../src/merge.ts';

const unlit = before.battlepass.map(({ level }) => [level, { enabled: false, sold: null }] as const);

export const battlepass = edit(edit(before.battlepass, Object.fromEntries(unlit)), {
  '4': {
    description: {
      '0': { sv: 'Ramenvagnen har längre öppet', en: 'The ramen truck stays open later' },
      '1': { sv: 'Till kl. 03 varje natt', en: 'Until 03:00 every night' },
    },
  },
  '6': {
    description: {
      '0': { sv: 'Glass till hela hallen', en: 'Ice cream for the whole hall' },
      '1': { sv: 'Vanilj, päron eller saltlakrits', en: 'Vanilla, pear or salt liquorice' },
    },
  },
  '8': { description: { '0': { sv: 'Tio sovkapslar till i Quiet LAN', en: 'Ten more sleeping pods in Quiet LAN' } } },
  '10': {
    description: {
      '0': { sv: 'Gunvor får en vinkande hand', en: 'Gunvor gets a waving hand' },
      '1': { sv: 'Vinka tillbaka, hon väntar', en: 'Wave back, she is waiting' },
    },
  },
  '12': { description: { '0': { sv: 'Arkaden öppen till kl. 03', en: 'The Arcade open until 03:00' } } },
  '14': { description: { '0': { sv: 'En älg till på Stora scenen', en: 'One more moose on the Main Stage' } } },
});
