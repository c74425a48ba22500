function remember(name: 'theme' | 'contrast', choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem(`tand:${name}`);
    else localStorage.setItem(`tand:${name}`, choice);
  } catch {
    // the choice lasts as long as the page
  }
}

/** Stores the chosen theme for the boot script; `system` removes it. */
export const rememberTheme = (choice: string) => remember('theme', choice);

/** Stores the chosen contrast for the boot script; `system` removes it. */
export const rememberContrast = (choice: string) => remember('contrast', choice);
