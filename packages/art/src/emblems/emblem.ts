import type { Mode } from '../palette.ts';
import { Scene } from '../scene.ts';
import { render } from '../svg.ts';
import { EMBLEMS, type EmblemName } from './emblems.ts';

export interface RenderedEmblem {
  body: string;
  defs: string;
  rules: string;
  bounds: readonly [number, number, number, number];
}

/** Draws an emblem by itself, to be placed on a ground. */
export function emblem(name: EmblemName, mode: Mode = 'day'): RenderedEmblem {
  const scene = new Scene();
  EMBLEMS[name](scene);
  return { ...render(scene, mode), bounds: scene.bounds };
}

/** Position of an emblem: middle and maximum size, px. */
export interface Placement {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An emblem scaled into a box; `use` refers to a shared copy instead of repeating the drawing. */
export function place(drawing: RenderedEmblem, { x, y, w, h }: Placement, line: string, use?: string): string {
  const [x0, y0, x1, y1] = drawing.bounds;
  const k = Math.min(w / (x1 - x0), h / (y1 - y0));
  const stroke = Math.min(1.1, 3.2 / k);
  const move = `translate(${(x - ((x0 + x1) / 2) * k).toFixed(1)} ${(y - ((y0 + y1) / 2) * k).toFixed(1)})scale(${k.toFixed(3)})`;
  const art = use ? `<use href="#${use}"/>` : drawing.body;
  return `<g transform="${move}" stroke="${line}" stroke-width="${stroke.toFixed(2)}" stroke-linejoin="round">${art}</g>`;
}
