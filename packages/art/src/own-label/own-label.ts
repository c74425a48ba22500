import { CONTOUR } from '../avatar/parts.ts';
import { mascot } from '../avatar/mascot.ts';
import { FLAME_MARK } from '../brand/match.ts';
import { wordmarkPaths } from '../brand/wordmark.ts';
import { groundArt, groundColour, isDark } from '../labels/ground.ts';
import { letters } from '../labels/lettering.ts';
import { INKS, LINE, PAPER, WHITE, type Ink } from '../palette.ts';
import { hash32, rng } from '../rng.ts';
import { wrap } from '../svg.ts';
import { fitWidth, FONT, outline, round } from '../type.ts';
import { chooseLabel, type LabelOwner, type OwnLook } from './choose.ts';
import { inkOn } from './contrast.ts';

/** Sizes, px: the label itself, a square and a story to share, a sheet of nine stickers, the preview of its link. */
export const OWN_FORMATS = {
  label: [900, 1200],
  square: [1080, 1080],
  story: [1080, 1920],
  sheet: [1240, 1754],
  preview: [1200, 630],
} as const;
export type OwnFormat = keyof typeof OWN_FORMATS;

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
const box = ({ x, y, w, h }: Area, fill: string, more = '') =>
  `<path fill="${fill}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"${more}/>`;
const stroked = (width: number, colour = LINE) => ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`;

/** A line of lettering as high as its box, in the widest cut that fits: the width rule. */
function line(text: string, { x, y, w, h }: Area, fill: string, cut?: string): string {
  const font = cut ?? fitWidth(text, w / h);
  const { width, height } = outline(font, text, 100, 0.02);
  const stretch = width / height < (w / h) * 1.25 && width / height > (w / h) * 0.72;
  return letters(font, text, x, y, w, h, fill, { stretch });
}

/** The mascot 200 by 200 round the origin, cut out like a sticker: contour of ink, an edge of white. */
function figure(look: OwnLook): string {
  const art = mascot(rng(look.seed), [look.inks[0], look.inks[1]], { mascot: look.mascot, ink: look.mascotInk, headset: look.headset });
  const edge = art.replace(/ (?:fill|stroke)="[^"]*"/g, '').replace(/ stroke-width="[^"]*"/g, '');
  return `<g fill="${WHITE}" stroke="${WHITE}" stroke-width="17" stroke-linejoin="round">${edge}</g><g ${CONTOUR}>${art}</g>`;
}

const placed = (art: string, x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? `rotate(${turn})` : ''}scale(${k.toFixed(3)})">${art}</g>`;

/** A flame with its foot at a point, `k` times 14 by 17. */
const flameAt = (x: number, y: number, k: number) =>
  `<g transform="translate(${round(x)} ${round(y)})scale(${k})"><path fill="${INKS.r[1]}" stroke="${LINE}" stroke-width="1.1" d="${FLAME_MARK.outer}"/><path fill="${INKS.y[1]}" d="${FLAME_MARK.core}"/></g>`;

/** Ids depend on the label, so that a page can have several labels, and equal labels have equal markup. */
const idOf = (look: OwnLook, part: string) => `o${hash32(look.seed).toString(36)}${part}`;
const clipped = (id: string, area: Area, art: string) => {
  return `<clipPath id="${id}"><path d="M${round(area.x)} ${round(area.y)}h${round(area.w)}v${round(area.h)}h${round(-area.w)}z"/></clipPath><g clip-path="url(#${id})">${art}</g>`;
};

/** The picture between motto and plate. */
function scene(look: OwnLook, area: Area, unit: number): string {
  const [ground, second] = look.inks;
  const { x, y, w, h } = area;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const art = figure(look);
  const fit = Math.min(w / 205, h / 205);
  const tone = groundColour(second);
  switch (look.layout) {
    case 'bust':
      return placed(art, cx, y + h - fit * 104, fit * 1.06);
    case 'medal': {
      const r = Math.min(w, h) * 0.46;
      const ring = `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${tone}"${stroked(unit)}/><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r * 0.9)}" fill="none"${stroked(unit * 0.5, inkOn(second))}/>`;
      const pearls = [...Array(28)]
        .map((_, i) => {
          const a = (i / 28) * 2 * Math.PI;
          return `M${round(cx + Math.cos(a) * r * 1.09 - unit * 0.9)} ${round(cy + Math.sin(a) * r * 1.09 - unit * 0.9)}h${round(unit * 1.8)}v${round(unit * 1.8)}h${round(-unit * 1.8)}z`;
        })
        .join('');
      const id = idOf(look, 'r');
      return (
        `<path fill="${inkOn(ground)}" d="${pearls}"/>${ring}<clipPath id="${id}"><path d="M${round(cx - r)} ${round(cy - r * 2)}h${round(2 * r)}v${round(r * 2)}a${round(r)} ${round(r)} 0 0 1 ${round(-2 * r)} 0z"/></clipPath>` +
        `<g clip-path="url(#${id})">${placed(art, cx, cy + r * 0.12, (r / 100) * 0.94)}</g>`
      );
    }
    case 'twin': {
      const k = Math.min(w / 250, h / 236);
      const half = `<path fill="${tone}" d="M${round(x)} ${round(y + h)}V${round(cy + w * 0.22)}L${round(x + w)} ${round(cy - w * 0.22)}V${round(y + h)}z"/>`;
      const upper: Area = { x, y, w, h: h / 2 };
      const one = clipped(idOf(look, 'u'), upper, placed(art, cx, cy - k * 40, k));
      const cut = `<path d="M${round(x)} ${round(cy)}h${round(w)}"${stroked(unit * 1.2)}/>`;
      return `${clipped(idOf(look, 't'), area, half)}${one}<g transform="rotate(180 ${round(cx)} ${round(cy)})">${one}</g>${cut}`;
    }
    case 'numeral': {
      const digits = String(look.number);
      const num = letters(digits.length > 3 ? FONT.slim : FONT.poster, digits, x + w * 0.05, y + h * 0.03, w * 0.9, h * 0.62, tone, {
        stretch: digits.length > 1,
      });
      const shade = num.replace('/>', `${stroked(unit * 1.2)}/>`);
      const k = fit * 0.74;
      return shade + placed(art, cx, y + h - k * 92, k);
    }
    case 'flock': {
      const rows = h > w * 1.25 ? 4 : 3;
      const seal = Math.min(w, h) * 0.1;
      const k = Math.min(w / 3, (h - seal * 2) / rows) / 232;
      const id = idOf(look, 'm');
      const small = `<g id="${id}">${art}</g>`;
      const top = seal * 2;
      const at = (i: number) => [x + (w * ((i % 3) + 0.5)) / 3, y + top + ((h - top) * (Math.floor(i / 3) + 0.5)) / rows] as const;
      const chosen = rng(`${look.seed}one`).int(3, rows * 3 - 1);
      let svg = `<defs>${small}</defs>`;
      for (let i = 0; i < rows * 3; i++) {
        const [a, b] = at(i);
        if (i === chosen) {
          const r = k * 112;
          svg +=
            `<circle cx="${round(a)}" cy="${round(b)}" r="${round(r)}" fill="${tone}"${stroked(unit)}/>` +
            flameAt(a, b - 60 * k, 2.6 * k * 2);
        }
        svg += `<use href="#${id}" transform="translate(${round(a)} ${round(b + 6 * k)})scale(${(i === chosen ? k : k * 0.92).toFixed(3)})"/>`;
      }
      return svg;
    }
    case 'torch':
    default: {
      const stick = w * 0.15;
      const k = fit * 0.64;
      const head = y + h * 0.62;
      const rays = [...Array(12)]
        .map((_, i) => {
          const a = ((i + 0.5) / 12) * 2 * Math.PI;
          const [c, s] = [Math.cos(a), Math.sin(a)];
          const r = k * 122;
          const long = i % 2 ? unit * 5 : unit * 9;
          return `M${round(cx + c * r)} ${round(head - 10 * k + s * r)}l${round(c * long)} ${round(s * long)}`;
        })
        .join('');
      return (
        `<path d="${rays}" fill="none"${stroked(unit * 2.2, inkOn(ground))} stroke-linecap="round"/>` +
        box({ x: cx - stick / 2, y: head, w: stick, h: y + h - head + unit * 2 }, INKS.w[1], stroked(unit)) +
        box({ x: cx + stick * 0.16, y: head, w: stick * 0.34, h: y + h - head + unit * 2 }, INKS.w[2]) +
        flameAt(cx, head - k * 34, k * 7.6) +
        placed(art, cx, head + k * 10, k)
      );
    }
  }
}

/** The edge of the label. */
function edging(look: OwnLook, w: number, h: number, m: number, unit: number): string {
  const [ground, second] = look.inks;
  const ink = inkOn(ground);
  const rule = (inset: number, width: number, colour = ink) =>
    `<path fill="none"${stroked(width, colour)} d="M${round(inset)} ${round(inset)}h${round(w - 2 * inset)}v${round(h - 2 * inset)}h${round(2 * inset - w)}z"/>`;
  const ring = (fill: string) =>
    `<path fill="${fill}" fill-rule="evenodd" d="M0 0h${w}v${h}H0zM${round(m)} ${round(m)}v${round(h - 2 * m)}h${round(w - 2 * m)}v${round(2 * m - h)}z"/>`;
  switch (look.frame) {
    case 'striker': {
      let d = '';
      const step = m * 0.52;
      for (let j = 0; j * step < h; j++)
        for (let i = 0; i * step < w; i++) {
          const [x, y] = [i * step + (j % 2 ? step / 2 : 0) + step * 0.2, j * step + step * 0.2];
          const size = step * 0.36;
          const inside = x + size > m && x < w - m && y + size > m && y < h - m;
          if (!inside) d += `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}z`;
        }
      return ring(INKS.r[3]) + `<path fill="#a3213f" d="${d}"/>` + rule(m, unit * 1.2, LINE);
    }
    case 'stair': {
      const s = m * 0.5;
      let d = '';
      for (let x = 0; x < w - s / 2; x += 2 * s)
        d += `M${round(x)} 0h${round(s)}v${round(s)}h${round(-s)}zM${round(x + s)} ${round(h - s)}h${round(s)}v${round(s)}h${round(-s)}z`;
      for (let y = s; y < h - s; y += 2 * s)
        d += `M0 ${round(y + s)}h${round(s)}v${round(s)}h${round(-s)}zM${round(w - s)} ${round(y)}h${round(s)}v${round(s)}h${round(-s)}z`;
      return ring(groundColour(ground)) + `<path fill="${groundColour(second)}" d="${d}"/>` + rule(m, unit * 1.2);
    }
    case 'stamp': {
      const r = m * 0.3;
      let d = '';
      const across = Math.round(w / (r * 3));
      const down = Math.round(h / (r * 3));
      for (let i = 0; i <= across; i++)
        for (const y of [0, h])
          d += `M${round((i * w) / across - r)} ${y}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
      for (let i = 1; i < down; i++)
        for (const x of [0, w])
          d += `M${round(x - r)} ${round((i * h) / down)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
      return ring(WHITE) + rule(m, unit * 1.2, LINE) + `<path fill="${INKS.w[1]}" d="${d}"/>`;
    }
    case 'double':
    default:
      return ring(groundColour(ground)) + rule(m * 0.45, unit * 1.4) + rule(m, unit * 0.8);
  }
}

/** A visitor's label in any size: edge, motto, picture, name, number, and `foot` (festival, town, dates) at its foot. */
export function drawLabel(look: OwnLook, w: number, h: number, foot: string): string {
  const [ground, second, plate] = look.inks;
  const unit = Math.min(w, h) / 220;
  const m = Math.min(w, h) * 0.05;
  const ink = inkOn(ground);
  const inner: Area = { x: m, y: m, w: w - 2 * m, h: h - 2 * m };
  const motto = Math.min(w, h) * 0.085;
  const low = Math.min(w, h) * 0.075;
  const name = Math.min(w * 0.2, h * 0.2);
  const picture: Area = { x: m, y: m + motto, w: inner.w, h: inner.h - motto - low - name };
  const plateBox: Area = { x: m, y: picture.y + picture.h, w: inner.w, h: name };
  const seal = Math.min(w, h) * 0.098;
  const number = String(look.number);
  const art = clipped(
    idOf(look, 'p'),
    picture,
    `<g transform="translate(0 ${round(picture.y)})">${groundArt(look.ground, w, round(picture.h), [ground, second], { cx: round(w / 2), cy: round(picture.h * (look.layout === 'torch' ? 0.54 : 0.55)) })}</g>` +
      scene(look, picture, unit),
  );
  const bands =
    box({ x: m, y: m, w: inner.w, h: motto }, groundColour(ground)) +
    box({ x: m, y: h - m - low, w: inner.w, h: low }, groundColour(ground)) +
    `<path d="M${round(m)} ${round(m + motto)}h${round(inner.w)}M${round(m)} ${round(h - m - low)}h${round(inner.w)}" fill="none"${stroked(unit, ink)}/>` +
    line(look.motto, { x: m + unit * 7, y: m + motto * 0.33, w: inner.w - unit * 14, h: motto * 0.36 }, ink, FONT.wide) +
    line(foot, { x: m + unit * 7, y: h - m - low * 0.68, w: inner.w - unit * 14, h: low * 0.36 }, ink, FONT.normal);
  const title =
    box(plateBox, groundColour(plate), stroked(unit * 1.2)) +
    line(look.name, { x: m + unit * 8, y: plateBox.y + name * 0.2, w: inner.w - unit * 16, h: name * 0.6 }, inkOn(plate));
  const wide = Math.max(seal * 2, seal * (0.9 + 0.42 * number.length));
  const tag: Area = { x: w - m - wide - unit * 3, y: m + motto + unit * 3, w: wide, h: seal * 1.5 };
  const counted =
    look.layout === 'numeral'
      ? ''
      : box({ ...tag }, groundColour(second), stroked(unit * 1.1)) +
        letters(FONT.poster, number, tag.x + unit * 3, tag.y + tag.h * 0.22, tag.w - unit * 6, tag.h * 0.56, inkOn(second));
  const light =
    `<circle cx="${round(m + seal + unit * 3)}" cy="${round(m + motto + seal * 0.9 + unit * 2)}" r="${round(seal * 0.82)}" fill="${second === 'r' ? PAPER : groundColour(second)}"${stroked(unit * 1.1)}/>` +
    flameAt(m + seal + unit * 3, m + motto + seal * 1.36 + unit * 2, seal / 14.5);
  return box({ x: 0, y: 0, w, h }, groundColour(ground)) + art + bands + title + counted + light + edging(look, w, h, m, unit);
}

/** Tones of a label before it is struck, dark to light. */
const WOOD = [INKS.k[2], INKS.w[3], INKS.w[2], INKS.w[1], INKS.w[0]] as const;

/** The label before it is struck: each colour becomes the wood tone of its lightness. */
export function unstruck(markup: string): string {
  return markup.replace(/#[0-9a-f]{6}/g, hex => {
    if (hex === LINE || hex === WHITE) return hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16));
    const light = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    return WOOD[Math.min(4, Math.max(light < 0.2 ? 0 : 1, Math.floor(light * 5.2)))] ?? WOOD[3];
  });
}

/** A long burning match under or next to the label. */
function struckMatch(x: number, y: number, length: number, k: number, turn: number): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)})rotate(${turn})"><path fill="${INKS.w[1]}"${stroked(k * 0.5)} d="M0 ${-k * 2}h${length}v${k * 4}H0z"/><path fill="${INKS.w[2]}" d="M0 0h${length}v${k * 2}H0z"/>` +
    `<path fill="${INKS.r[1]}"${stroked(k * 0.5)} d="M${length - k * 5} ${-k * 3}h${k * 5}q${k * 3.4} 0 ${k * 3.4} ${k * 3}t${-k * 3.4} ${k * 3}h${-k * 5}q${-k * 1.6} ${-k * 3} 0 ${-k * 6}z"/></g>` +
    flameAt(
      x + Math.cos((turn * Math.PI) / 180) * (length + k * 0.5),
      y + Math.sin((turn * Math.PI) / 180) * (length + k * 0.5) + k * 2.4,
      k * 1.5,
    )
  );
}

/** Ink of the ground that a shared label lies on, by the label's own ink. */
const TABLE: Record<Ink, Ink> = { r: 'y', y: 'b', b: 'y', p: 'b', g: 'r', w: 'r', k: 'y', s: 'y', o: 'y' };

/** Words on a label and on pictures of it, which show them in capitals. */
export interface LabelWords {
  /** At the foot: festival, town, dates. */
  foot: string;
  /** Above the label of a story: "I AM". */
  iAm: string;
  /** Below the label, before the number. */
  number: string;
  /** Dates of the festival. */
  dates: string;
}

/** A picture to share: the label on a table of another ink, a struck match, the name or number, the dates. */
function shared(look: OwnLook, format: 'square' | 'story' | 'preview', words: LabelWords): string {
  const [W, H] = OWN_FORMATS[format];
  const table = TABLE[look.inks[0]];
  const ink = inkOn(table);
  const pattern = groundArt('rays', W, H, [table, table], { cx: W / 2, cy: H * (format === 'story' ? 0.46 : 0.5), deep: isDark(table) });
  const lift = (x: number, y: number, w: number, h: number, turn: number) =>
    `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})"><path fill="${LINE}" d="M${x + 10} ${y + 12}h${w}v${h}h${-w}z"/><g transform="translate(${x} ${y})">${drawLabel(look, w, h, words.foot)}</g><path fill="none"${stroked(6)} d="M${x} ${y}h${w}v${h}h${-w}z"/></g>`;
  const { solidLetters, flames } = wordmarkPaths(words.foot.split(' · ')[0]!);
  const mark = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y})scale(${k})" shape-rendering="crispEdges"><path fill="${ink}" d="${solidLetters}${flames}"/></g>`;
  if (format === 'square')
    return wrap([0, 0, W, H], pattern + lift(96, 84, 684, 912, -3) + struckMatch(930, 1180, 560, 15, -90) + mark(826, 76, 4.4));
  if (format === 'preview')
    return wrap(
      [0, 0, W, H],
      pattern +
        box({ x: 48, y: 176, w: 560, h: 400 }, groundColour(table)) +
        mark(64, 52, 5) +
        line(words.iAm, { x: 64, y: 200, w: 300, h: 40 }, ink, FONT.wide) +
        line(look.name, { x: 64, y: 264, w: 520, h: 116 }, ink) +
        line(`${words.number} ${look.number}`, { x: 64, y: 408, w: 520, h: 64 }, ink) +
        line(words.foot, { x: 64, y: 512, w: 520, h: 32 }, ink, FONT.normal) +
        lift(676, 36, 418, 557, 3) +
        struckMatch(1148, 720, 420, 9, -90),
    );
  return wrap(
    [0, 0, W, H],
    pattern +
      box({ x: 60, y: 120, w: W - 120, h: 250 }, groundColour(table)) +
      line(words.iAm, { x: 90, y: 140, w: W - 180, h: 84 }, ink, FONT.wide) +
      line(`${words.number} ${look.number}`, { x: 90, y: 256, w: W - 180, h: 96 }, ink) +
      lift(90, 430, 780, 1040, -3) +
      struckMatch(956, 2000, 900, 17, -90) +
      mark(120, 1640, 9) +
      line(words.dates, { x: 120, y: 1826, w: 432, h: 40 }, ink, FONT.wide),
  );
}

/** Nine labels on a sheet to cut, with marks at their corners. */
function sheet(look: OwnLook, words: LabelWords): string {
  const [W, H] = OWN_FORMATS.sheet;
  const [w, h, gap] = [300, 400, 45];
  const [left, top] = [(W - 3 * w - 2 * gap) / 2, (H - 3 * h - 2 * gap) / 2];
  const one = drawLabel(look, w, h, words.foot);
  let art = box({ x: 0, y: 0, w: W, h: H }, WHITE) + `<defs><g id="${idOf(look, 's')}">${one}</g></defs>`;
  for (let i = 0; i < 9; i++) {
    const [x, y] = [left + (i % 3) * (w + gap), top + Math.floor(i / 3) * (h + gap)];
    art += `<use href="#${idOf(look, 's')}" transform="translate(${round(x)} ${round(y)})"/><path fill="none"${stroked(1)} stroke-dasharray="6 6" d="M${round(x - 8)} ${round(y - 8)}h${w + 16}v${h + 16}h${-w - 16}z"/>`;
  }
  return wrap([0, 0, W, H], art);
}

/** A visitor's label as SVG, from a nick, a number, both or neither. */
export function ownLabel(owner: LabelOwner, { foot, dates, ...others }: LabelWords, format: OwnFormat = 'label'): string {
  const words = { ...others, foot: foot.toUpperCase(), dates: dates.toUpperCase() };
  const look = chooseLabel(owner);
  const [W, H] = OWN_FORMATS[format];
  if (format === 'label') return wrap([0, 0, W, H], drawLabel(look, W, H, words.foot));
  return format === 'sheet' ? sheet(look, words) : shared(look, format, words);
}
