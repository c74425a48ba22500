import type { Band } from '@tand/ui/tokens';
import type { PictureSource } from '@tand/ui/components/Picture';

/** Something of the programme. */
export interface CityItem {
  title: string;
  href: string;
  /** "Nu till 16.00", "Lör 18.00". */
  when: string;
  dateTime: string;
  isOn: boolean;
}

/** What districts and places have in common: something to enter. */
export interface CityPlace {
  id: string;
  name: string;
  /** A line about it. */
  text: string;
  /** Its own page. */
  href: string;
  /** What the way to that page says. */
  cta: string;
  /** Its drawer. */
  picture: PictureSource;
  /** Ground behind the drawer: a colour that parts from it. */
  ground: Band;
  /** What is on there, then what comes next. */
  items: readonly CityItem[];
}
export interface CityArea extends CityPlace {
  number: number;
  /** Colour of its plate. */
  tone: Band;
  /** Its label. */
  label: PictureSource;
  facts: readonly string[];
  places: readonly CityPlace[];
}
/** Somebody who hides in the city. */
export interface CityHidden {
  id: string;
  name: string;
  hint: string;
  picture: PictureSource;
}

export interface CityLabels {
  /** Name of the stage, and how it is moved by keys. */
  stage: string;
  /** What a screen reader calls it: "map". */
  role: string;
  /** Name of the list of all stops. */
  list: string;
  /** The button that shows places in the list. */
  all: string;
  fewer: string;
  tools: string;
  nearer: string;
  farther: string;
  out: string;
  /** Way to the open box. */
  whole: string;
  pull: string;
  drawer: string;
  now: string;
  programme: string;
  inside: string;
  neighbours: string;
  facts: string;
  hint: string;
  /** How many still hide in a district. */
  left: (count: number) => string;
  album: string;
  albumTitle: string;
  albumText: string;
  close: string;
  unknown: string;
  found: (name: string, count: number, all: number) => string;
  again: (name: string, hint: string) => string;
  allFound: string;
}
