import { Picture, type PictureSource } from '../Picture/index.ts';
import { HeroFlames, HeroStillFrame } from './HeroStill.styles.ts';
import type { Place } from './layers.ts';

/** The box at a moment when nothing on it moves, in one picture. */
export interface HeroStillProps {
  picture: PictureSource;
  /** Flames on the matches of the striker, as many as tickets are sold. */
  flames?: { picture: PictureSource; place: Place; count: number; lit: number } | undefined;
  /** How much higher than the open box it stands on wide screens, px: its low corner may lie where the striker has words. @default 0 */
  lift?: number | undefined;
  alt: string;
}

/** Share of the flames' picture that is hidden, per cent: whole flames only, from the mouth of the box on. */
const hidden = (count: number, lit: number) => 100 - (Math.round(lit * count) / count) * 100;

/** The matchbox shut, at the sale, in its last week, or empty. */
export function HeroStill({ picture, flames, lift = 0, alt }: HeroStillProps) {
  return (
    <HeroStillFrame data-part="still" $width={picture.width} $lift={lift}>
      <Picture {...picture} alt={alt} isPriority data-part="city" />
      {flames && flames.lit > 0 && (
        <HeroFlames data-part="flames" $place={flames.place} $hidden={hidden(flames.count, flames.lit)}>
          <Picture {...flames.picture} alt="" />
        </HeroFlames>
      )}
    </HeroStillFrame>
  );
}
