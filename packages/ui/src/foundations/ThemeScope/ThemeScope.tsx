import type { ComponentPropsWithRef } from 'react';
import type { Contrast, Theme } from '../../tokens/index.ts';
import { ThemeScopeFrame } from './ThemeScope.styles.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Theme of everything inside, whatever stands around it. */
  theme: Theme;
  /** Contrast of everything inside; that of the page unless told. */
  contrast?: Contrast | undefined;
}

/** Puts one part of a page in a theme of its own, whatever the visitor's is. Scopes nest. */
export function ThemeScope({ theme, contrast, ...rest }: ThemeScopeProps) {
  return <ThemeScopeFrame data-component="ThemeScope" data-theme={theme} data-contrast={contrast} {...rest} />;
}
