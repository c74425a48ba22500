import type { ComponentPropsWithRef } from 'react';
import type { Contrast, Theme } from '../../tokens/index.ts';
import { ThemeScopeFrame } from './ThemeScope.styles.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Theme of everything inside. */
  theme: Theme;
  /** Contrast of everything inside; default: inherited. */
  contrast?: Contrast | undefined;
}

/** Puts a part of a page in a fixed theme. */
export function ThemeScope({ theme, contrast, ...rest }: ThemeScopeProps) {
  return <ThemeScopeFrame data-component="ThemeScope" data-tand-theme={theme} data-tand-contrast={contrast} {...rest} />;
}
