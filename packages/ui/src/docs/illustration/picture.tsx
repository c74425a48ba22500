import { pictureSize, prefixIds, Scene, svg, type Mode } from '@tand/art';
import { tokens } from '../tokens.ts';

export const modes: readonly Mode[] = ['day', 'night'];
const grounds = { day: tokens.light.get('color.wood')?.css, night: tokens.night.get('color.wood')?.css };

export const groundOf = (mode: Mode) => ({ background: grounds[mode] });

export const address = (markup: string) => `data:image/svg+xml,${encodeURIComponent(prefixIds(markup, 'd'))}`;

export function Drawn({ draw, mode }: { draw: (s: Scene) => unknown; mode: Mode }) {
  const scene = new Scene();
  draw(scene);
  const markup = svg(scene, { mode, pad: 12 });
  return <img src={address(markup)} alt="" {...pictureSize(markup)} />;
}
