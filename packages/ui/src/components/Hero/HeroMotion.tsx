import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Icon, pauseGlyph, playGlyph } from '../Icon/index.ts';
import { HeroPause } from './Hero.styles.ts';

export interface HeroMotionProps {
  labels: { pause: string; play: string };
}

export function HeroMotion({ labels }: HeroMotionProps) {
  const [isPaused, setPaused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const hero = button.current?.closest<HTMLElement>('[data-hero]');
    if (!hero) return undefined;
    const rest = (isResting: boolean) => {
      hero.dataset.motion = isResting ? 'still' : 'moving';
    };
    rest(isPaused);
    if (isPaused || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => rest(!entry?.isIntersecting));
    observer.observe(hero);
    return () => observer.disconnect();
  }, [isPaused]);
  return (
    <HeroPause ref={button} type="button" data-part="motion" onClick={() => setPaused(!isPaused)}>
      <Icon glyph={isPaused ? playGlyph : pauseGlyph} />
      <VisuallyHidden>{isPaused ? labels.play : labels.pause}</VisuallyHidden>
    </HeroPause>
  );
}
