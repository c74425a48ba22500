import type { InstagramPost } from '../../src/types.ts';

const post = (id: number, sv: string, en: string): InstagramPost => ({ id, image: `/img/instagram/${id}.svg`, alt: { sv, en } });

export const instagram: readonly InstagramPost[] = [
  post(
    1,
    'Någon har somnat med hakan på tangentbordet. Skärmen visar fyrtio sidor h.',
    'Someone asleep, chin on keyboard. The screen shows forty pages of h.',
  ),
  post(2, 'Ramen i motljus, klockan är halv fyra på natten.', 'Backlit ramen at half past three in the morning.'),
  post(3, 'En riddare i full rustning väntar på bussen.', 'A knight in full armour waiting for the bus.'),
  post(4, 'Gunvor med julgransljus kring nacken.', 'Gunvor with fairy lights round her neck.'),
  post(5, 'Tolv handkontroller i ett handfat. Någon har tvättat dem.', 'Twelve gamepads in a sink. Someone washed them.'),
  post(6, 'Publiken reser sig när tredje kartan avgörs.', 'The crowd rises as the third map is decided.'),
  post(7, 'Arkadens topplista, tio platser, samma tre bokstäver.', 'The arcade high score: ten places, the same three letters.'),
  post(8, 'Tält i gryningen med en vimpel i form av en sticka.', 'Tents at dawn with a pennant shaped like a match.'),
  post(9, 'Två främlingar delar ett grenuttag och blir vänner.', 'Two strangers share an extension lead and become friends.'),
  post(10, 'En älg i voxlar framför entrén.', 'A voxel moose in front of the entrance.'),
  post(11, 'Crewets kaffekö, arton västar lång.', 'The crew’s coffee queue, eighteen vests long.'),
  post(12, 'Helikoptern i solnedgång, fortfarande rosa.', 'The helicopter at sunset, still pink.'),
];
