import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { Icon, matchGlyph, matchLitGlyph } from '../Icon/index.ts';
import { attachThemeSwitcher, type AttachThemeSwitcherOptions } from './attachThemeSwitcher.ts';
import { ThemeFrame, part } from './ThemeSwitcher.styles.ts';

export interface ThemeSwitcherProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, AttachThemeSwitcherOptions {
  /** Names of the action: `toNight` by day, `toLight` at night. */
  labels: { toNight: string; toLight: string };
}

/** A match, lit by day, that sets `data-tand-theme` on the root element. */
export function ThemeSwitcher({ labels, onThemeChange, onClick, onClickCapture, ref, ...rest }: ThemeSwitcherProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ThemeSwitcher', { labels });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => attachThemeSwitcher(button.current!, { onThemeChange }), [onThemeChange]);
  return (
    <ThemeFrame
      data-component="ThemeSwitcher"
      type="button"
      data-needs-script
      // In the capture phase: React's bubbling listeners run after the button's own listener.
      onClickCapture={event => {
        onClickCapture?.(event);
        onClick?.(event);
      }}
      {...rest}
      ref={useMemo(() => mergeRefs(button, ref), [ref])}
    >
      <span {...part.day}>
        <Icon glyph={matchLitGlyph} />
        <VisuallyHidden>{labels.toNight}</VisuallyHidden>
      </span>
      <span {...part.night}>
        <Icon glyph={matchGlyph} />
        <VisuallyHidden>{labels.toLight}</VisuallyHidden>
      </span>
    </ThemeFrame>
  );
}
