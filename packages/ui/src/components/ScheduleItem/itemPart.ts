import { partClasses } from '../../styles/partClasses.ts';

export const itemPart = partClasses(
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
