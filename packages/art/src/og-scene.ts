import { districtScene } from './city/district-scene.ts';
import { SCENES } from './gallery.ts';
import { type RenderedEmblem, type Placement } from './emblems/emblem.ts';
import type { Palette } from './labels/ground.ts';
import { blank, preview, type OgPage } from './og.ts';
import { render } from './svg.ts';

const district = 'districts/';

/** A scene as previews show it. @throws when there is no such scene */
function drawn(name: string): RenderedEmblem {
  const draw = name.startsWith(district)
    ? () => districtScene(name.slice(district.length))
    : SCENES.find(candidate => candidate.name === name)?.draw;
  if (!draw) throw new Error(`A preview asks for the scene "${name}", which is not drawn.`);
  const scene = draw();
  return { ...render(scene, 'day'), bounds: scene.bounds };
}

const BESIDE: Placement = { x: 876, y: 322, w: 590, h: 520 };

/** The preview of a place or a district: its own scene next to the title. @throws when there is no such scene */
export const ogScene = (page: Omit<OgPage, 'emblem'>, name: string): string => preview(page, drawn(name), BESIDE, 500);

/** The preview of a scene without words, which are added when they are known. @throws when there is no such scene */
export const ogSceneBlank = (name: string, palette: Palette): string => blank(palette, drawn(name), BESIDE);
