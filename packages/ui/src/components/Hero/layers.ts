/** Positions of the hero's layers in per cent of the picture, written by the art package. */
export interface HeroLayers {
  wide: HeroComposition;
  mobile: HeroComposition;
  /** The helicopter's blade, in per cent of the helicopter's picture. */
  rotor: Place & { squash: number };
  flames: Place & { count: number };
}
interface Point {
  x: number;
  y: number;
}
export interface Place {
  left: number;
  top: number;
  width: number;
}
interface HeroComposition {
  slide: Point;
  mouth: { left: Point; right: Point };
  /** Positions of the moving pictures; a picture without a position is not shown. */
  lives: Partial<Record<'helicopter' | 'balloon' | 'flame', Place>>;
}
export const insetOf = ({ left, top }: Place) => `${top}% auto auto ${left}%`;

/** `clip-path` that shows the drawer only below the upper edge of the mouth, and to the left of that edge's right end. */
export function mouthClip({ left, right }: { left: Point; right: Point }): string {
  const slope = (right.y - left.y) / (right.x - left.x);
  const far = left.y - slope * (left.x + 50);
  return `polygon(-50% ${far.toFixed(2)}%, ${right.x}% ${right.y}%, ${right.x}% 130%, -50% 130%)`;
}

/** Has as many corners as `mouthClip`, because CSS interpolates only polygons with the same number of corners. */
export const openClip = 'polygon(-50% -60%, 150% -60%, 150% 130%, -50% 130%)';
