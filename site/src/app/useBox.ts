import { edition } from '@edition/edition.ts';
import { battlepass } from '@edition/lists/battlepass.ts';
import { boxMoment, fillText, type BoxMoment } from '@tand/festival';
import type { HeroProps } from '@tand/ui';
import heroLayers from 'virtual:hero-layers';
import { scenePicture } from './pictures.ts';
import { useCopy } from './useCopy.ts';
import { useFestivalTime } from './phases.tsx';

interface Texts {
  pull: string;
  lines: readonly string[];
  imageAlt: string;
}

function layer(name: string, onlyNight = false) {
  const { src, nightSrc, width, height } = scenePicture(`hero/${name}`);
  return onlyNight ? { src: nightSrc, width, height } : { src, nightSrc, width, height };
}

const lake = (light: 'day' | 'morning' | 'night') => ({
  src: `/img/hero/lake-${light}.svg`,
  ...(light !== 'night' && { nightSrc: '/img/hero/lake-night.svg' }),
  width: 1600,
  height: 900,
});

/** Texts name the day except on the first and the last one. */
const wordsOf = (moment: BoxMoment) => {
  if (moment.name === 'week') return moment.days > 1 ? 'week' : moment.days === 1 ? 'lastDay' : 'firstDay';
  return moment.name === 'during' && moment.isNight ? 'night' : moment.name;
};

/** Frames of the drawer from its current position; none once it is out or empty (HOME-7). */
const framesOf = (moment: BoxMoment) => {
  if (moment.name === 'during' || moment.name === 'after') return [];
  const first = moment.name === 'week' ? Math.floor((7 - Math.max(1, moment.days)) / 2) : 0;
  return [1, 2, 3, 4].slice(first).map(n => layer(`pulled-${n}`));
};

/** The hero at the current moment (HOME-5). */
export function useBox(): {
  moment: BoxMoment;
  lines: string[];
  pull: Pick<NonNullable<HeroProps['pull']>, 'text' | 'frames'>;
  hero: Pick<HeroProps, 'image' | 'background' | 'band'>;
} {
  const texts: Record<string, Texts> = useCopy('home')('box');
  const moment = boxMoment(edition, battlepass, useFestivalTime());
  const { lines, pull: text, imageAlt: alt } = texts[wordsOf(moment)]!;
  const days = moment.name === 'week' ? moment.days : 0;
  return {
    moment,
    lines: lines.map(line => fillText(line, { days })),
    pull: { text, frames: framesOf(moment) },
    hero: heroOf(moment, alt),
  };
}

function heroOf(moment: BoxMoment, alt: string): Pick<HeroProps, 'image' | 'background' | 'band'> {
  switch (moment.name) {
    case 'before':
      return { image: { picture: layer('before'), lift: 80, alt }, band: 'wood' };
    case 'sale': {
      const { count, ...place } = heroLayers.flames;
      return { image: { picture: layer('sale'), flames: { picture: layer('flames'), place, count, lit: moment.lit }, lift: 30, alt } };
    }
    case 'week':
      return { image: { picture: layer(`week-${Math.max(1, moment.days)}`), lift: 30, alt }, band: 'pink' };
    case 'after':
      return { image: { picture: layer('after'), alt }, background: lake('morning') };
    default:
      return openBox(moment.isNight, alt);
  }
}

function openBox(isNight: boolean, alt: string): Pick<HeroProps, 'image' | 'background'> {
  const cut = (name: string) => ({ ...layer(name, isNight), mobile: layer(`mobile-${name}`, isNight) });
  const life = (name: string) => layer(name, isNight);
  return {
    image: {
      drawer: cut('drawer'),
      sleeve: cut('sleeve'),
      lives: { helicopter: life('helicopter'), blade: life('blade'), balloon: life('balloon'), flame: life('flame') },
      layers: heroLayers,
      alt,
    },
    background: lake(isNight ? 'night' : 'day'),
  };
}
