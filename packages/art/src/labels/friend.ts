import { emblem, place } from '../emblems/emblem.ts';
import type { EmblemName } from '../emblems/emblems.ts';
import { LINE, PAPER } from '../palette.ts';
import { wrap } from '../svg.ts';
import { fitWidth } from '../type.ts';
import { frame, groundArt, groundColour, isDark, type Ground, type Palette } from './ground.ts';
import { letters } from './lettering.ts';

export interface FriendLook {
  name: string;
  emblem: EmblemName;
  palette: Palette;
  ground: Ground;
}
const [W, H] = [480, 360];

/** The mark of a befriended event: a label with its name, 480 by 360. The events are invented, and so are their marks. */
export function friendMark({ name, emblem: art, palette, ground }: FriendLook): string {
  const drawing = emblem(art);
  const ink = isDark(palette[0]) ? PAPER : LINE;
  const text = name.toUpperCase();
  const plate = `<path fill="${groundColour(palette[0])}" stroke="${ink}" stroke-width="4" d="M14 264h${W - 28}v82H14z"/>`;
  return wrap(
    [0, 0, W, H],
    `<style>${drawing.rules}</style><defs>${drawing.defs}</defs>${groundArt(ground, W, H, palette)}${frame(W, H, ink, 14)}` +
      place(drawing, { x: W / 2, y: 142, w: W * 0.66, h: 200 }, LINE) +
      plate +
      letters(fitWidth(text, (W - 72) / 44, 0.02), text, 36, 284, W - 72, 42, ink),
  );
}
