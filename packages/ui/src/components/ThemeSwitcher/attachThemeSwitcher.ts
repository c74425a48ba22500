import type { Theme } from '../../tokens/index.ts';
import { strike } from '../../styles/strike.ts';

export interface AttachThemeSwitcherOptions {
  /** Function called after the theme has changed, to store the choice. */
  onThemeChange?: ((theme: Theme, details: { event: MouseEvent }) => void) | undefined;
}

/** On a press, sets `data-tand-theme` on the document's root element to the other theme, unless the click was prevented. @returns detach */
export function attachThemeSwitcher(button: HTMLElement, { onThemeChange }: AttachThemeSwitcherOptions = {}): () => void {
  const attachment = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const root = button.ownerDocument.documentElement;
    // The tokens set `--ui-scheme` by theme.
    const theme = getComputedStyle(root).getPropertyValue('--ui-scheme') === 'dark' ? 'light' : 'night';
    strike(button, theme === 'light' ? 'strike' : 'blow', () => {
      root.dataset['tandTheme'] = theme;
      onThemeChange?.(theme, { event });
    });
  };
  button.addEventListener('click', onClick, { signal: attachment.signal });
  return () => attachment.abort();
}
