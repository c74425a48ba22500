import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { Theme } from '../../tokens/index.ts';
import { Icon, matchGlyph, matchLitGlyph } from '../Icon/index.ts';
import { strike } from '../../styles/strike.ts';
import { ThemeFrame, part } from './ThemeSwitcher.styles.ts';

export interface ThemeSwitcherProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names of the action: `toNight` by day, `toLight` at night. */
  labels: { toNight: string; toLight: string };
  /** Called after the page has changed, to store the choice. */
  onThemeChange?: ((theme: Theme, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

/** The tokens set `--ui-scheme` by theme. */
const themeAt = (element: Element): Theme => (getComputedStyle(element).getPropertyValue('--ui-scheme') === 'dark' ? 'night' : 'light');

/** A match that is lit for day and put out for night; sets `data-tand-theme` on the root element. */
export function ThemeSwitcher({ labels, onThemeChange, onClick, ...rest }: ThemeSwitcherProps) {
  return (
    <ThemeFrame
      data-component="ThemeSwitcher"
      type="button"
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const theme = themeAt(document.documentElement) === 'night' ? 'light' : 'night';
        strike(event.currentTarget, theme === 'light' ? 'strike' : 'blow', () => {
          document.documentElement.dataset.tandTheme = theme;
          onThemeChange?.(theme, { event });
        });
      }}
      {...rest}
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
