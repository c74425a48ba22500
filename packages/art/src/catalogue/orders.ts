import { KB, type Picture } from '../build/picture.ts';
import { isEmblem, type EmblemName } from '../emblems/emblems.ts';
import type { Ground, Palette } from '../labels/ground.ts';
import { rng } from '../rng.ts';
import type { EditionPictures } from './edition.ts';
import { palettesFor } from './news.ts';

const GROUNDS: readonly Ground[] = ['rays', 'sun', 'dots', 'iso', 'waves', 'stripes'];

/** Picture of an emblem on a ground, which is chosen by the picture's name. */
function onGround(name: string, emblem: EmblemName, format: 'card' | 'square', palette?: Palette): Picture {
  const r = rng(`order-${name}`);
  const look = { emblem, palette: palette ?? r.pick(palettesFor(emblem)), ground: r.pick(GROUNDS), composition: 'one' };
  return { name, module: 'labels/cover.ts', draw: 'cover', args: [look, format], budget: 14 * KB };
}

/** Pictures that the edition's lists show and that no other catalogue has: an emblem on a ground, or a portrait from a seed. */
export function orderedPictures({ orders }: EditionPictures, known: ReadonlySet<string>): Picture[] {
  return orders
    .filter(order => !known.has(order.name))
    .map(({ name, kind, emblem = 'match', seed = name }): Picture => {
      if (kind === 'avatar') return { name, module: 'avatar/avatar.ts', draw: 'avatar', args: [seed], budget: 5 * KB };
      if (!isEmblem(emblem)) throw new Error(`The picture "${name}" asks for the emblem "${emblem}", which is not drawn.`);
      return onGround(name, emblem, 'card');
    });
}

/** The levels of the battle pass: battlepass/1 and so on, 600 by 600. Two that follow each other differ in their ground. */
export function levelPictures({ levels }: EditionPictures): Picture[] {
  let last = '';
  return levels.map(({ level, icon }) => {
    if (!isEmblem(icon)) throw new Error(`Level ${level} of the battle pass asks for the emblem "${icon}", which is not drawn.`);
    const palette = rng(`level-${level}`).pick(palettesFor(icon).filter(([ink]) => ink !== last));
    last = palette[0];
    return onGround(`battlepass/${level}`, icon, 'square', palette);
  });
}
