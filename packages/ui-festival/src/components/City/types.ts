import type { CurrentCard } from '@tand/festival';
import type { Band } from '@tand/ui/tokens';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface CityPlace {
  id: string;
  name: string;
  text: string;
  href: string;
  cta: string;
  picture: PictureSource;
  background: Band;
  items: readonly CurrentCard[];
}
export interface CityArea extends CityPlace {
  number: number;
  band: Band;
  label: PictureSource;
  facts: readonly string[];
  places: readonly CityPlace[];
}
export interface CityHidden {
  id: string;
  name: string;
  hint: string;
  picture: PictureSource;
}

export interface CityLabels {
  /** Name of the stage, with instructions for keys. */
  stage: string;
  /** Role description of the stage. */
  role: string;
  list: string;
  /** Text of the button that shows the places in the list. */
  all: string;
  fewer: string;
  tools: string;
  nearer: string;
  farther: string;
  out: string;
  /** Text of the link to the open box. */
  whole: string;
  pull: string;
  drawer: string;
  now: string;
  programme: string;
  inside: string;
  neighbours: string;
  facts: string;
  hint: string;
  /** Texts by number of characters left to find, from 0; the last also for more. */
  left: readonly string[];
  album: string;
  albumTitle: string;
  albumText: string;
  close: string;
  unknown: string;
  /** Says that a character is found, with `{{name}}`, `{{count}}` and `{{all}}`. */
  found: string;
  /** Says that Enter opens `{{name}}`. */
  aim: string;
  allFound: string;
}
