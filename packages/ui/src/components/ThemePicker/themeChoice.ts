import type { Theme } from '../../tokens/index.ts';
import type { ContrastChoice, ThemeChoice } from './ThemePicker.variants.ts';

/** What stands on the root of the page; without a theme there, the device decides. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'night' ? theme : 'system';
}

/** As `chosenTheme`, for the contrast. */
export function chosenContrast(): ContrastChoice {
  const { contrast } = document.documentElement.dataset;
  return contrast === 'standard' || contrast === 'more' ? contrast : 'system';
}

/** Calls back whenever somebody changes theme or contrast on the root: this picker, another one, a switch. */
export function onChosen(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  return () => observer.disconnect();
}

/** Writes a choice on the root of the page. */
export function choose(what: 'theme' | 'contrast', choice: ThemeChoice | ContrastChoice): void {
  if (choice === 'system') delete document.documentElement.dataset[what];
  else document.documentElement.dataset[what] = choice;
}

/** The theme that a choice puts in force on this device. */
export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light';
}
