import { emblem, place } from '../emblems/emblem.ts';
import type { EmblemName } from '../emblems/emblems.ts';
import { INKS, LINE, PAPER } from '../palette.ts';
import { FLAME_MARK } from '../brand/match.ts';
import { wrap } from '../svg.ts';
import { FONT, outline } from '../type.ts';
import { frame, groundArt, groundColour, isDark, type Ground, type Palette } from './ground.ts';
import { letters } from './lettering.ts';

export interface LabelLook {
  title: string;
  number: number;
  emblem: EmblemName;
  palette: Palette;
  ground?: Ground;
}

const [W, H] = [640, 480];
const BAND = { top: H - 112, height: 98, letters: 62 };

/** The widest cut of the font in which the title fits at the band's height. */
function cutFor(title: string): string {
  const cuts = [FONT.widest, FONT.wide, FONT.normal, FONT.slim];
  const fits = (cut: string) => {
    const { width, height } = outline(cut, title, 100, 0.02);
    return (width / height) * BAND.letters < W - 84;
  };
  return cuts.find(fits) ?? FONT.narrow;
}

/** A district's matchbox label, 640 by 480: number, flame, emblem, name. */
export function label({ title, number, emblem: name, palette, ground = 'rays' }: LabelLook): string {
  const drawing = emblem(name);
  const dark = isDark(palette[0]);
  const ink = dark ? PAPER : LINE;
  const accent = dark ? INKS.y[1] : INKS[palette[1]][1];
  const seal = (x: number) => `<circle cx="${x}" cy="52" r="25" fill="${accent}" stroke="${LINE}" stroke-width="3"/>`;
  const flameFill = accent === INKS.r[1] ? INKS.y[1] : INKS.r[1];
  const flame = `<path transform="translate(${W - 52} 67)scale(2)" fill="${flameFill}" stroke="${LINE}" d="${FLAME_MARK.outer}"/>`;
  const band = `<path fill="${groundColour(palette[0])}" stroke="${ink}" stroke-width="4" d="M14 ${BAND.top}h${W - 28}v${BAND.height}H14z"/>`;
  return wrap(
    [0, 0, W, H],
    `<style>${drawing.rules}</style><defs>${drawing.defs}</defs>` +
      groundArt(ground, W, H, palette) +
      frame(W, H, ink, 14) +
      letters(FONT.widest, 'SÄKERHETS-SPELSTICKOR', 90, 38, W - 180, 13, ink) +
      place(drawing, { x: W / 2, y: H * 0.435, w: W * 0.72, h: H * 0.6 }, LINE) +
      band +
      letters(cutFor(title), title, 36, H - 94, W - 72, BAND.letters, ink, { stretch: true }) +
      seal(52) +
      seal(W - 52) +
      letters(FONT.poster, String(number), 36, 36, 32, 32, LINE) +
      flame,
  );
}
