import type { ComponentPropsWithRef } from 'react';
import type { Contrast, Theme } from '../../tokens/index.ts';
import { ThemeScopeFrame } from './ThemeScope.styles.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Theme of everything inside, independent of the page's. */
  theme: Theme;
  /** Contrast of everything inside; inherited by default. */
  contrast?: Contrast | undefined;
}

/** Puts a part of a page in a fixed theme; scopes can be nested. */
export function ThemeScope({ theme, contrast, ...rest }: ThemeScopeProps) {
  return <ThemeScopeFrame data-component="ThemeScope" data-tand-theme={theme} data-tand-contrast={contrast} {...rest} />;
}
