import { defineParts } from '../../styles/defineParts.ts';

export const itemPart = defineParts(
  'item',
  'item',
  'in',
  'time',
  'night',
  'local',
  'state',
  'friend',
  'title',
  'hidden',
  'description',
  'details',
  'note',
  'place',
  'favourite',
);
