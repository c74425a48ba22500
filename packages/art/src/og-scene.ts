import { SCENES } from './gallery.ts';
import { preview, type OgPage } from './og.ts';
import { render } from './svg.ts';

/** The preview of a place or a district: its own scene beside the title. @throws when there is no such scene */
export function ogScene(page: Omit<OgPage, 'emblem'>, name: string): string {
  const entry = SCENES.find(candidate => candidate.name === name);
  if (!entry) throw new Error(`The preview "${page.title}" asks for the scene "${name}", which nobody has drawn.`);
  const scene = entry.draw();
  return preview(page, { ...render(scene, 'day'), bounds: scene.bounds }, { x: 876, y: 322, w: 590, h: 520 }, 500);
}
