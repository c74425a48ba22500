import type { BattlepassCard } from '@tand/festival';

/** `sold` is the number of tickets sold when the level was reached. */
export const battlepass: readonly BattlepassCard[] = [
  {
    level: 1,
    amount: 100,
    icon: 'wasd',
    enabled: true,
    sold: 103,
    description: [
      { sv: 'Klistermärken till alla', en: 'Stickers for everyone' },
      { sv: 'Ett ark, sju stadsdelar', en: 'One sheet, seven districts' },
    ],
  },
  {
    level: 2,
    amount: 200,
    icon: 'coffee',
    enabled: true,
    sold: 201,
    description: [
      { sv: 'Gratis nattkaffe', en: 'Free coffee at night' },
      { sv: 'Kl. 00–06, starkt eller starkare', en: 'Midnight to six, strong or stronger' },
    ],
  },
  {
    level: 3,
    amount: 350,
    icon: 'crt',
    enabled: true,
    sold: 352,
    description: [
      { sv: 'Retrogatan blir längre', en: 'Retro Road grows longer' },
      { sv: 'Tio maskiner till', en: 'Ten more machines' },
    ],
  },
  {
    level: 4,
    amount: 550,
    icon: 'ramen',
    enabled: true,
    sold: 551,
    description: [
      { sv: 'Ramenvagnen flyttar in', en: 'The ramen truck moves in' },
      { sv: 'Öppet till kl. 03', en: 'Open until 03:00' },
    ],
  },
  {
    level: 5,
    amount: 650,
    icon: 'gacha',
    enabled: true,
    sold: 650,
    description: [
      { sv: 'En kapsel per biljett', en: 'One capsule per ticket' },
      { sv: 'Du får troligen samma figur', en: 'You will likely get the same figure' },
    ],
  },
  {
    level: 6,
    amount: 750,
    icon: 'pad',
    enabled: true,
    sold: 754,
    description: [
      { sv: 'Handkontroller till utlåning', en: 'Gamepads to borrow' },
      { sv: 'Rena, laddade, räknade', en: 'Clean, charged, counted' },
    ],
  },
  {
    level: 7,
    amount: 800,
    icon: 'speaker',
    enabled: true,
    sold: 801,
    description: [
      { sv: 'Ett band till på lördagen', en: 'One more band on Saturday' },
      { sv: 'Lödkolv tackade ja direkt', en: 'Lödkolv said yes at once' },
    ],
  },
  {
    level: 8,
    amount: 950,
    icon: 'sleepingHall',
    enabled: true,
    sold: 953,
    description: [
      { sv: 'Tjugo sovkapslar i Quiet LAN', en: 'Twenty sleeping pods in Quiet LAN' },
      { sv: 'En timme var, väckning ingår', en: 'An hour each, wake-up included' },
    ],
  },
  {
    level: 9,
    amount: 1110,
    icon: 'claw',
    enabled: true,
    sold: 1111,
    description: [
      { sv: 'Fritt spel på klomaskinen', en: 'Free play on the claw machine' },
      { sv: 'Klon är snäll i år', en: 'The claw is kind this year' },
    ],
  },
  {
    level: 10,
    amount: 1337,
    icon: 'egg',
    enabled: true,
    sold: 1337,
    description: [
      { sv: 'Gunvor får rörliga ögon', en: 'Gunvor gets moving eyes' },
      { sv: 'Hon följer dig med blicken', en: 'She watches you walk by' },
    ],
  },
  {
    level: 11,
    amount: 1500,
    icon: 'truck',
    enabled: true,
    sold: 1502,
    description: [
      { sv: 'Två matvagnar till', en: 'Two more food trucks' },
      { sv: 'Den ena är bara dumplings', en: 'One of them is dumplings only' },
    ],
  },
  {
    level: 12,
    amount: 1600,
    icon: 'arcade',
    enabled: true,
    sold: 1604,
    description: [
      { sv: 'Arkaden öppen till kl. 02', en: 'The Arcade open until 02:00' },
      { sv: 'Natten mot söndag', en: 'On Saturday night' },
    ],
  },
  {
    level: 13,
    amount: 1750,
    icon: 'desk',
    enabled: false,
    description: [
      { sv: 'Ett bås att låna dygnet runt', en: 'A booth to borrow round the clock' },
      { sv: 'Kamera, ljus och modkaffe', en: 'Camera, lights and coffee for courage' },
    ],
  },
  {
    level: 14,
    amount: 2000,
    icon: 'moose',
    enabled: false,
    description: [
      { sv: 'En älg på Stora scenen', en: 'A moose on the Main Stage' },
      { sv: 'I voxlar, tyvärr', en: 'In voxels, sadly' },
    ],
  },
  {
    level: 15,
    amount: 2500,
    icon: 'tickets',
    enabled: false,
    description: [
      { sv: 'Helikoptern landar två gånger om', en: 'The helicopter lands twice over' },
      { sv: 'Och stannar i tio minuter', en: 'And stays for ten minutes' },
    ],
  },
  {
    level: 16,
    amount: 4000,
    icon: 'stage',
    enabled: false,
    description: [
      { sv: 'En konsert på måndagen', en: 'A concert on Monday' },
      { sv: 'För er som vägrar åka hem', en: 'For those who refuse to leave' },
    ],
  },
  {
    level: 17,
    amount: 5000,
    icon: 'match',
    enabled: false,
    description: [
      { sv: 'Den sista stickan är hemlig', en: 'The last match is a secret' },
      { sv: 'Inte ens vi vet allt', en: 'Even we don’t know all of it' },
    ],
  },
];
