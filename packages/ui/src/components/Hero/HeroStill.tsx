import { useState } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { HeroFlames, HeroPulled, HeroStillFrame } from './HeroStill.styles.ts';
import type { Place } from './layers.ts';

export interface HeroStillProps {
  picture: PictureSource;
  /** Flames on the striker's matches, in proportion to tickets sold. */
  flames?: { picture: PictureSource; place: Place; count: number; lit: number } | undefined;
  /** Offset upwards on wide screens in px, so that its lower corner clears the striker's text. @default 0 */
  lift?: number | undefined;
  alt: string;
}

interface PulledProps {
  /** The drawer further and further out; loaded when a drag begins. */
  frames?: readonly PictureSource[] | undefined;
  /** Index of the visible frame; 0 is the picture itself. @default 0 */
  out?: number | undefined;
}

/** Hidden share of the flames' picture in per cent, rounded to complete flames. */
const hidden = (count: number, lit: number) => 100 - (Math.round(lit * count) / count) * 100;

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
