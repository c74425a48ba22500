import type { BattlepassCard } from '@tand/festival';

const level = (
  number: number,
  amount: number,
  icon: string,
  sold: number | null,
  description: BattlepassCard['description'],
): BattlepassCard => ({ level: number, amount, icon, enabled: sold !== null, ...(sold !== null && { sold }), description });

export const battlepass: readonly BattlepassCard[] = [
  level(1, 100, 'wasd', 103, [
    { sv: 'Klistermärken till alla', en: 'Stickers for everyone' },
    { sv: 'Ett ark, sju stadsdelar', en: 'One sheet, seven districts' },
  ]),
  level(2, 200, 'coffee', 201, [
    { sv: 'Gratis nattkaffe', en: 'Free coffee at night' },
    { sv: 'Kl. 00–06, starkt eller starkare', en: 'Midnight to six, strong or stronger' },
  ]),
  level(3, 350, 'crt', 352, [
    { sv: 'Retrogatan blir längre', en: 'Retro Road grows longer' },
    { sv: 'Tio maskiner till', en: 'Ten more machines' },
  ]),
  level(4, 550, 'ramen', 551, [
    { sv: 'Ramenvagnen flyttar in', en: 'The ramen truck moves in' },
    { sv: 'Öppet till kl. 03', en: 'Open until 03:00' },
  ]),
  level(5, 650, 'gacha', 650, [
    { sv: 'En kapsel per biljett', en: 'One capsule per ticket' },
    { sv: 'Du får troligen samma figur', en: 'You will likely get the same figure' },
  ]),
  level(6, 750, 'pad', 754, [
    { sv: 'Handkontroller till utlåning', en: 'Gamepads to borrow' },
    { sv: 'Rena, laddade, räknade', en: 'Clean, charged, counted' },
  ]),
  level(7, 800, 'speaker', 801, [
    { sv: 'Ett band till på lördagen', en: 'One more band on Saturday' },
    { sv: 'Lödkolv tackade ja direkt', en: 'Lödkolv said yes at once' },
  ]),
  level(8, 950, 'sleepingHall', 953, [
    { sv: 'Tjugo sovkapslar i Quiet LAN', en: 'Twenty sleeping pods in Quiet LAN' },
    { sv: 'En timme var, väckning ingår', en: 'An hour each, wake-up included' },
  ]),
  level(9, 1110, 'claw', 1111, [
    { sv: 'Fritt spel på klomaskinen', en: 'Free play on the claw machine' },
    { sv: 'Klon är snäll i år', en: 'The claw is kind this year' },
  ]),
  level(10, 1337, 'egg', 1337, [
    { sv: 'Gunvor får rörliga ögon', en: 'Gunvor gets moving eyes' },
    { sv: 'Hon följer dig med blicken', en: 'She watches you walk by' },
  ]),
  level(11, 1500, 'truck', 1502, [
    { sv: 'Två matvagnar till', en: 'Two more food trucks' },
    { sv: 'Den ena är bara dumplings', en: 'One of them is dumplings only' },
  ]),
  level(12, 1600, 'arcade', 1604, [
    { sv: 'Arkaden öppen till kl. 02', en: 'The Arcade open until 02:00' },
    { sv: 'Natten mot söndag', en: 'On Saturday night' },
  ]),
  level(13, 1750, 'desk', null, [
    { sv: 'Ett bås att låna dygnet runt', en: 'A booth to borrow round the clock' },
    { sv: 'Kamera, ljus och modkaffe', en: 'Camera, lights and coffee for courage' },
  ]),
  level(14, 2000, 'moose', null, [
    { sv: 'En älg på Stora scenen', en: 'A moose on the Main Stage' },
    { sv: 'I voxlar, tyvärr', en: 'In voxels, sadly' },
  ]),
  level(15, 2500, 'tickets', null, [
    { sv: 'Helikoptern landar två gånger om', en: 'The helicopter lands twice over' },
    { sv: 'Och stannar i tio minuter', en: 'And stays for ten minutes' },
  ]),
  level(16, 4000, 'stage', null, [
    { sv: 'En konsert på måndagen', en: 'A concert on Monday' },
    { sv: 'För er som vägrar åka hem', en: 'For those who refuse to leave' },
  ]),
  level(17, 5000, 'match', null, [
    { sv: 'Den sista stickan är hemlig', en: 'The last match is a secret' },
    { sv: 'Inte ens vi vet allt', en: 'Even we don’t know all of it' },
  ]),
];
