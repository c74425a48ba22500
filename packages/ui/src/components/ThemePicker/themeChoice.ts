import type { Theme } from '../../tokens/index.ts';
import type { ContrastChoice, ThemeChoice } from './ThemePicker.variants.ts';

export function chosenTheme(): ThemeChoice {
  const { tandTheme: theme } = document.documentElement.dataset;
  if (theme === 'dark') return 'night';
  return theme === 'light' || theme === 'night' ? theme : 'system';
}

export function chosenContrast(): ContrastChoice {
  const { tandContrast: contrast } = document.documentElement.dataset;
  return contrast === 'standard' || contrast === 'more' ? contrast : 'system';
}

/** Calls back when theme or contrast changes on the root element, by any control. @returns unsubscribe */
export function onChosen(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-tand-theme', 'data-tand-contrast'] });
  return () => observer.disconnect();
}

export function choose(what: 'tandTheme' | 'tandContrast', choice: ThemeChoice | ContrastChoice): void {
  if (choice === 'system') delete document.documentElement.dataset[what];
  else document.documentElement.dataset[what] = choice;
}

export function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light';
}
