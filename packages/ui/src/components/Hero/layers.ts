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
  /** Positions of the moving parts; those without one are not shown. */
  lives: Partial<Record<'helicopter' | 'balloon' | 'flame', Place>>;
}
/** The `inset` of a place, whose width is separate. */
export const insetOf = ({ left, top }: Place) => `${top}% auto auto ${left}%`;

/** Clips a sliding drawer to below the mouth's upper edge and left of its right end. */
export function mouthClip({ left, right }: { left: Point; right: Point }): string {
  const slope = (right.y - left.y) / (right.x - left.x);
  const far = left.y - slope * (left.x + 50);
  return `polygon(-50% ${far.toFixed(2)}%, ${right.x}% ${right.y}%, ${right.x}% 130%, -50% 130%)`;
}

/** The same number of corners, too far out to clip anything, because CSS animates only between equal numbers. */
export const openClip = 'polygon(-50% -60%, 150% -60%, 150% 130%, -50% 130%)';
