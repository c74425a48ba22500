import type { Theme } from '../../tokens/index.ts';
import { strike } from '../../styles/strike.ts';

export interface AttachThemeSwitcherOptions {
  /** Called after the theme has changed. */
  onThemeChange?: ((theme: Theme, details: { event: MouseEvent }) => void) | undefined;
}

/** Switches `data-tand-theme` of the root element on a press. @returns detach */
export function attachThemeSwitcher(button: HTMLElement, { onThemeChange }: AttachThemeSwitcherOptions = {}): () => void {
  const attachment = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const root = button.ownerDocument.documentElement;
    const theme = getComputedStyle(root).getPropertyValue('--ui-scheme') === 'dark' ? 'light' : 'night';
    strike(button, theme === 'light' ? 'strike' : 'blow', () => {
      root.dataset['tandTheme'] = theme;
      onThemeChange?.(theme, { event });
    });
  };
  button.addEventListener('click', onClick, { signal: attachment.signal });
  return () => attachment.abort();
}
