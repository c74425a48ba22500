import { useState } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { HeroFlames, HeroPulled, HeroStillFrame } from './HeroStill.styles.ts';
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

interface PulledProps {
  /** The box with its drawer further and further out; fetched when a hand is on it. */
  frames?: readonly PictureSource[] | undefined;
  /** Which of them shows; 0 is the picture itself. @default 0 */
  out?: number | undefined;
}

/** Share of the flames' picture that is hidden, per cent: whole flames only, from the mouth of the box on. */
const hidden = (count: number, lit: number) => 100 - (Math.round(lit * count) / count) * 100;

/** The matchbox shut, at the sale, in its last week, or empty. */
export function HeroStill({ picture, flames, lift = 0, alt, frames, out = 0 }: HeroStillProps & PulledProps) {
  const [loaded, setLoaded] = useState(0);
  const shown = Math.min(out, loaded);
  return (
    <>
      <HeroStillFrame data-part="still" $width={picture.width} $lift={lift} data-away={shown > 0 || undefined}>
        <Picture {...picture} alt={alt} isPriority data-part="city" />
        {flames && flames.lit > 0 && (
          <HeroFlames data-part="flames" $place={flames.place} $hidden={hidden(flames.count, flames.lit)}>
            <Picture {...flames.picture} alt="" />
          </HeroFlames>
        )}
      </HeroStillFrame>
      {frames?.map((frame, i) => (
        <HeroPulled
          key={frame.src}
          data-part="pulled"
          $width={frame.width}
          $lift={lift}
          data-away={shown !== i + 1 || undefined}
          onLoadCapture={() => setLoaded(most => Math.max(most, i + 1))}
        >
          <Picture {...frame} alt="" isPriority />
        </HeroPulled>
      ))}
    </>
  );
}
