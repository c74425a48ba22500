import { emblem, place } from '../emblems/emblem.ts';
import type { EmblemName } from '../emblems/emblems.ts';
import { LINE } from '../palette.ts';
import { wrap } from '../svg.ts';

const SIDE = 240;

/** An emblem without a ground, 240 by 240: icons of levels and districts, empty states. */
export function bareEmblem(name: EmblemName): string {
  const drawing = emblem(name);
  const art = place(drawing, { x: SIDE / 2, y: SIDE / 2, w: SIDE - 16, h: SIDE - 16 }, LINE);
  return wrap([0, 0, SIDE, SIDE], `<style>${drawing.rules}</style><defs>${drawing.defs}</defs>${art}`);
}

/** Emblems side by side: the icons row of headline blocks. */
export function emblemRow(names: readonly EmblemName[]): string {
  const unit = 140;
  const rules = new Set<string>();
  const defs = new Map<string, string>();
  const art = names.map((name, i) => {
    const drawing = emblem(name);
    for (const rule of drawing.rules.match(/[^}]+\}/g) ?? []) rules.add(rule);
    for (const [whole, id = ''] of drawing.defs.matchAll(/<g id="([\w-]+)">[\s\S]*?<\/g>(?=<g id=|$)/g)) defs.set(id, whole);
    return place(drawing, { x: unit * (i + 0.5), y: unit / 2, w: unit - 28, h: unit - 20 }, LINE);
  });
  return wrap(
    [0, 0, unit * names.length, unit],
    `<style>${[...rules].join('')}</style><defs>${[...defs.values()].join('')}</defs>${art.join('')}`,
  );
}
