import type { Scene } from '../scene.ts';
import type { Solid } from '../sort.ts';
import { LightField } from './field.ts';
import { nightColours, peopleAtNight } from './inks.ts';
import type { Lit } from './lights.ts';

/** Light of a solid: that of the floor in front of it. Tall and wide solids stay dark, as their signs light them. */
function litOf(solid: Solid, field: LightField): Lit | undefined {
  if (solid.lit) return solid.lit;
  const [w, d, h] = [solid.x1 - solid.x0, solid.y1 - solid.y0, solid.z1 - solid.z0];
  if (solid.glow || solid.z0 > 5.4 || w > 9 || d > 9 || (h > 5.5 && w > 2.4 && d > 2.4)) return undefined;
  const { light, level } = field.at(Math.min(solid.x1, solid.x0 + w / 2 + 0.6), Math.min(solid.y1 + 0.2, solid.y0 + d / 2 + 0.9));
  if (level === 0) return undefined;
  return `${light}${level === 1 ? 1 : 2}`;
}

/** A scene's markup at night: pools on the floor, and neighbours with the same light in one group (`Ley1`). */
export function nightBody(scene: Scene): string {
  const field = new LightField(scene.lamps, scene.bed);
  const paint = (solids: readonly Solid[]) => {
    let markup = '';
    let open: Lit | undefined;
    for (const solid of solids) {
      const lit = litOf(solid, field);
      if (lit !== open) markup += (open ? '</g>' : '') + (lit ? `<g class="L${lit}">` : '');
      open = lit;
      markup += solid.svg;
    }
    return markup + (open ? '</g>' : '');
  };
  return scene.body(paint, field.markup());
}

const classesOf = (markup: string) => new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));

function colourRules(names: ReadonlySet<string>, how: Lit | undefined): string {
  const unlit = nightColours();
  const within = how ? `.L${how} ` : '';
  const fills = Object.entries(nightColours(how)).filter(
    ([name, colour]) => names.has(name) && name !== 'sh' && (!how || unlit[name] !== colour),
  );
  const folk = Object.entries(peopleAtNight(how)).filter(([name]) => names.has(name));
  return (
    fills.map(([name, colour]) => `${within}.${name}{fill:${colour}}`).join('') +
    folk.map(([name, [property, colour]]) => `${within}.${name}{--${property}:${colour}}`).join('')
  );
}

/** Style rules of the classes that `body` and `defs` use: unlit colours, then the changes by each light. */
export function nightRules(defs: string, body: string): string {
  const groups = new Map<Lit, string>();
  for (const [, lit, inside] of body.matchAll(/<g class="L(\w+)">([\s\S]*?)(?=<g class="L|$)/g))
    groups.set(lit as Lit, (groups.get(lit as Lit) ?? '') + inside);
  const shared = classesOf(defs);
  return (
    colourRules(classesOf(defs + body), undefined) +
    [...groups].map(([lit, inside]) => colourRules(new Set([...classesOf(inside), ...shared]), lit)).join('') +
    '.n{fill:none}.z{stroke:none}path.glow:not(.n){stroke:none}' +
    `.sh{fill:${nightColours().sh};stroke:none;opacity:.42}`
  );
}
