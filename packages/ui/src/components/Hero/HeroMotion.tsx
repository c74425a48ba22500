import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Icon, pauseGlyph, playGlyph } from '../Icon/index.ts';
import { HeroPause } from './Hero.styles.ts';

export interface HeroMotionProps {
  labels: { pause: string; play: string };
}

/** The button that pauses motion; `attachHero` exchanges its two labels. */
export function HeroMotion({ labels }: HeroMotionProps) {
  return (
    <HeroPause type="button" data-part="motion">
      <span data-part="pause">
        <Icon glyph={pauseGlyph} />
        <VisuallyHidden>{labels.pause}</VisuallyHidden>
      </span>
      <span data-part="play" hidden>
        <Icon glyph={playGlyph} />
        <VisuallyHidden>{labels.play}</VisuallyHidden>
      </span>
    </HeroPause>
  );
}
