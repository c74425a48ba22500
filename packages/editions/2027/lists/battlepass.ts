import * as before from '../../2025/lists/battlepass.ts';
import { edit } from '../../src/merge.ts';

export const battlepass = edit(before.battlepass, {
  '1': { enabled: false, sold: null },
  '2': { enabled: false, sold: null },
  '3': { enabled: false, sold: null },
  '4': {
    enabled: false,
    sold: null,
    description: {
      '0': { sv: 'Ramenvagnen har längre öppet', en: 'The ramen truck stays open later' },
      '1': { sv: 'Till kl. 03 varje natt', en: 'Until 03:00 every night' },
    },
  },
  '5': { enabled: false, sold: null },
  '6': {
    enabled: false,
    sold: null,
    description: {
      '0': { sv: 'Glass till hela hallen', en: 'Ice cream for the whole hall' },
      '1': { sv: 'Vanilj, päron eller saltlakrits', en: 'Vanilla, pear or salt liquorice' },
    },
  },
  '7': { enabled: false, sold: null },
  '8': {
    enabled: false,
    sold: null,
    description: { '0': { sv: 'Tio sovkapslar till i Quiet LAN', en: 'Ten more sleeping pods in Quiet LAN' } },
  },
  '9': { enabled: false, sold: null },
  '10': {
    enabled: false,
    sold: null,
    description: {
      '0': { sv: 'Gunvor får en vinkande hand', en: 'Gunvor gets a waving hand' },
      '1': { sv: 'Vinka tillbaka, hon väntar', en: 'Wave back, she is waiting' },
    },
  },
  '11': { enabled: false, sold: null },
  '12': { enabled: false, sold: null, description: { '0': { sv: 'Arkaden öppen till kl. 03', en: 'The Arcade open until 03:00' } } },
  '14': { description: { '0': { sv: 'En älg till på Stora scenen', en: 'One more moose on the Main Stage' } } },
});
