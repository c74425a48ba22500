import { project, UNIT } from './iso.ts';
import { round } from './type.ts';

type Three = readonly [lit: string, left: string, right: string];

/** Position and radii of a cylinder on the picture, in px, for decorations on it. */
export interface CylinderShape {
  cx: number;
  cy: number;
  ty: number;
  rx: number;
  ry: number;
  r2: number;
}

/** A standing cylinder or cone stump. */
export function cylinderMarkup(
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  [lit, left, right]: Three,
  upper: number,
  deco?: (shape: CylinderShape) => string,
): string {
  const rx = r * UNIT * 1.4142;
  const ry = rx / 2;
  const r2 = upper * UNIT * 1.4142;
  const [cx, cy] = project(x, y, z);
  const ty = project(x, y, z + h)[1];
  const n = round;
  const lower = `A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${n(cy)}L${n(cx + r2)} ${n(ty)}`;
  let svg = `<path class="${left}" d="M${n(cx - rx)} ${n(cy)}${lower}A${n(r2)} ${n(r2 / 2)} 0 0 0 ${n(cx - r2)} ${n(ty)}z"/>`;
  const shadeTop = `A${n(r2)} ${n(r2 / 2)} 0 0 1 ${n(cx + r2 * 0.25)} ${n(ty + r2 * 0.485)}z`;
  svg += `<path class="${right} z" d="M${n(cx + rx * 0.25)} ${n(cy + ry * 0.97)}${lower}${shadeTop}"/>`;
  svg += `<path class="n" d="M${n(cx - rx)} ${n(cy)}${lower}M${n(cx - r2)} ${n(ty)}L${n(cx - rx)} ${n(cy)}"/>`;
  if (r2 > 0.5) svg += `<ellipse class="${lit}" cx="${n(cx)}" cy="${n(ty)}" rx="${n(r2)}" ry="${n(r2 / 2)}"/>`;
  return svg + (deco?.({ cx, cy, ty, rx, ry, r2 }) ?? '');
}

/** A ball, or with `dome` its upper half on a circle. */
export function sphereMarkup(x: number, y: number, z: number, r: number, [lit, left, right]: Three, dome = false): string {
  const [cx, cy] = project(x, y, z);
  const q = r * UNIT * 1.22;
  const n = round;
  const arc = `A${n(q)} ${n(q)} 0 0 1`;
  const outline = dome
    ? `M${n(cx - q)} ${n(cy)}${arc} ${n(cx + q)} ${n(cy)}A${n(q)} ${n(q / 2)} 0 0 1 ${n(cx - q)} ${n(cy)}z`
    : `M${n(cx - q)} ${n(cy)}a${n(q)} ${n(q)} 0 1 1 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 1 ${n(-2 * q)} 0z`;
  const underside = dome
    ? `A${n(q)} ${n(q / 2)} 0 0 1 ${n(cx + q * 0.1)} ${n(cy + q * 0.497)}`
    : `${arc} ${n(cx - q * 0.35)} ${n(cy + q * 0.93)}`;
  const edge = `${n(cx + q * 0.5)} ${n(cy - q * 0.86)}`;
  const fold = `Q${n(cx + q * 0.75)} ${n(cy + q * (dome ? 0.3 : 0.45))} ${edge}z`;
  const shade = `<path class="${right} z" d="M${edge}${arc} ${n(cx + q)} ${n(cy)}${underside}${fold}"/>`;
  const [gx, gy] = [n(cx - q * 0.38), n(cy - q * 0.5)];
  const gleam = `<ellipse class="${lit} z" cx="${gx}" cy="${gy}" rx="${n(q * 0.26)}" ry="${n(q * 0.18)}" transform="rotate(-35 ${gx} ${gy})"/>`;
  return `<path class="${left} z" d="${outline}"/>${shade}${gleam}<path class="n" d="${outline}"/>`;
}
