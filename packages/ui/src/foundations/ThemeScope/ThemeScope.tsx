import type { ComponentPropsWithRef } from 'react';
import type { Theme } from '../../tokens/index.ts';
import { ThemeScopeFrame } from './ThemeScope.styles.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Theme of everything inside, whatever stands around it. */
  theme: Theme;
}

/** Puts one part of a page in a theme of its own, whatever the visitor's is. Scopes nest. */
export function ThemeScope({ theme, ...rest }: ThemeScopeProps) {
  return <ThemeScopeFrame data-component="ThemeScope" data-theme={theme} {...rest} />;
}
