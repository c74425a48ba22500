/**
 * How the hero's layers lie on each other, in per cent of the picture's width and height: the way from the open drawer to
 * the closed one, the upper edge of the sleeve's mouth, and the left upper corner and width of what lives above the still
 * picture. They belong to the drawing: the art package writes them beside the pictures.
 */
export interface HeroLayers {
  wide: HeroComposition;
  mobile: HeroComposition;
  /** The blade on the helicopter, in per cent of the helicopter's picture. */
  rotor: Place & { squash: number };
  /** The flames of sold tickets on the box as it stands during the sale, and how many there are. */
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
  /** What has no place is not shown. */
  lives: Partial<Record<'helicopter' | 'balloon' | 'flame', Place>>;
}
/** The part in which a sliding drawer shows: below the mouth's upper edge and left of its right end. */
export function mouthClip({ left, right }: { left: Point; right: Point }): string {
  const slope = (right.y - left.y) / (right.x - left.x);
  const far = left.y - slope * (left.x + 50);
  return `polygon(-50% ${far.toFixed(2)}%, ${right.x}% ${right.y}%, ${right.x}% 130%, -50% 130%)`;
}

/** The same corners so far out that nothing is cut. */
export const openClip = 'polygon(-50% -60%, 150% -60%, 150% 130%, -50% 130%)';
