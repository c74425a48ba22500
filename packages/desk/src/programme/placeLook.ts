import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { placeLooks } from '@tand/festival';
import { placeColors } from '@tand/ui';

export const placeLook = placeLooks([...places, ...districts], placeColors);
