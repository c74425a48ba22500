import type { BoxMoment } from '@tand/festival';
import type { HeroLayers, HeroProps } from '@tand/ui';

type Scene = (name: string) => { src: string; nightSrc: string; width: number; height: number };

export interface BoxPictures {
  scene: Scene;
  layers: HeroLayers;
}

function layer(scene: Scene, name: string, onlyNight = false) {
  const { src, nightSrc, width, height } = scene(`hero/${name}`);
  return onlyNight ? { src: nightSrc, width, height } : { src, nightSrc, width, height };
}

const lake = (light: 'day' | 'morning' | 'night') => ({
  src: `/img/hero/lake-${light}.svg`,
  ...(light !== 'night' && { nightSrc: '/img/hero/lake-night.svg' }),
  width: 1600,
  height: 900,
});

export const boxTextsOf = (moment: BoxMoment) => {
  if (moment.name === 'week') return moment.days > 1 ? 'week' : moment.days === 1 ? 'lastDay' : 'firstDay';
  return moment.name === 'during' && moment.isNight ? 'night' : moment.name;
};

export const boxFrames = (moment: BoxMoment, { scene }: BoxPictures) => {
  if (moment.name === 'during' || moment.name === 'after') return [];
  const first = moment.name === 'week' ? Math.floor((7 - Math.max(1, moment.days)) / 2) : 0;
  return [1, 2, 3, 4].slice(first).map(n => layer(scene, `pulled-${n}`));
};

export function boxHero(moment: BoxMoment, pictures: BoxPictures, alt: string): Pick<HeroProps, 'image' | 'background' | 'band'> {
  const { scene, layers } = pictures;
  switch (moment.name) {
    case 'before':
      return { image: { picture: layer(scene, 'before'), lift: 80, alt }, band: 'wood' };
    case 'sale': {
      const { count, ...place } = layers.flames;
      const flames = { picture: layer(scene, 'flames'), place, count, lit: moment.lit };
      return { image: { picture: layer(scene, 'sale'), flames, lift: 30, alt } };
    }
    case 'week':
      return { image: { picture: layer(scene, `week-${Math.max(1, moment.days)}`), lift: 30, alt }, band: 'pink' };
    case 'after':
      return { image: { picture: layer(scene, 'after'), alt }, background: lake('morning') };
    default:
      return openBox(moment.isNight, pictures, alt);
  }
}

function openBox(isNight: boolean, { scene, layers }: BoxPictures, alt: string): Pick<HeroProps, 'image' | 'background'> {
  const cut = (name: string) => ({ ...layer(scene, name, isNight), mobile: layer(scene, `mobile-${name}`, isNight) });
  const life = (name: string) => layer(scene, name, isNight);
  return {
    image: {
      drawer: cut('drawer'),
      sleeve: cut('sleeve'),
      lives: { helicopter: life('helicopter'), blade: life('blade'), balloon: life('balloon'), flame: life('flame') },
      layers,
      alt,
    },
    background: lake(isNight ? 'night' : 'day'),
  };
}
