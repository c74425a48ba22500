/** Positions in per cent of the picture, except for `rotor`. */
export interface HeroLayers {
  wide: HeroComposition;
  mobile: HeroComposition;
  /** In per cent of the helicopter's picture. */
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
  lives: Partial<Record<'helicopter' | 'balloon' | 'flame', Place>>;
}
export const insetOf = ({ left, top }: Place) => `${top}% auto auto ${left}%`;

export function mouthClip({ left, right }: { left: Point; right: Point }): string {
  const slope = (right.y - left.y) / (right.x - left.x);
  const far = left.y - slope * (left.x + 50);
  return `polygon(-50% ${far.toFixed(2)}%, ${right.x}% ${right.y}%, ${right.x}% 130%, -50% 130%)`;
}

/** Has as many corners as `mouthClip`, or CSS could not interpolate. */
export const openClip = 'polygon(-50% -60%, 150% -60%, 150% 130%, -50% 130%)';
