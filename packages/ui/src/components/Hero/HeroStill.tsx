import { Picture, type PictureSource } from '../Picture/index.ts';
import { HeroFlames, HeroPulled, HeroStillFrame } from './HeroStill.styles.ts';
import { insetOf, type Place } from './layers.ts';

export interface HeroStillProps {
  picture: PictureSource;
  /** Flames; `lit` is the shown share, from 0 to 1. */
  flames?: { picture: PictureSource; place: Place; count: number; lit: number } | undefined;
  /** Offset upwards in px, not applied below 768 px. @default 0 */
  lift?: number | undefined;
  alt: string;
}

/** Width of the open box in px; every still picture has its scale. */
const OPEN_WIDTH = 1442;

const percent = (value: number) => `${value.toFixed(2)}%`;

const hidden = (count: number, lit: number) => percent(100 - (Math.round(lit * count) / count) * 100);

export function HeroStill({ picture, flames, lift = 0, alt, frames }: HeroStillProps & { frames?: readonly PictureSource[] | undefined }) {
  const sizeOf = ({ width }: PictureSource) => ({ '--width': percent((100 * width) / OPEN_WIDTH), '--lift': `${lift}px` });
  return (
    <>
      <HeroStillFrame data-part="still" style={sizeOf(picture)}>
        <Picture {...picture} alt={alt} isPriority data-part="city" />
        {flames && flames.lit > 0 && (
          <HeroFlames
            data-part="flames"
            style={{
              '--inset': insetOf(flames.place),
              '--width': `${flames.place.width}%`,
              '--hidden': hidden(flames.count, flames.lit),
            }}
          >
            <Picture {...flames.picture} alt="" />
          </HeroFlames>
        )}
      </HeroStillFrame>
      {frames?.map(frame => (
        <HeroPulled key={frame.src} data-part="pulled" style={sizeOf(frame)} hidden data-away="">
          <Picture {...frame} alt="" />
        </HeroPulled>
      ))}
    </>
  );
}
