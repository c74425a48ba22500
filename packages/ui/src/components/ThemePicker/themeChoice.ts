import type { Theme } from '../../tokens/index.ts';
import type { ThemeChoice } from './ThemePicker.variants.ts';

/** What stands on the root of the page; without a theme there, the device decides. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'night' ? theme : 'system';
}

/** Calls back whenever somebody changes the theme on the root: this picker, another one, a switch. */
export function onThemeChosen(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Writes a choice on the root of the page. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** The theme that a choice puts in force on this device. */
export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light';
}
