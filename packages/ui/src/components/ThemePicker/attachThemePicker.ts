import { strike } from '../../styles/strike.ts';
import type { Theme } from '../../tokens/index.ts';

/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'night'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const contrastChoices = ['system', 'standard', 'more'] as const;
export type ContrastChoice = (typeof contrastChoices)[number];

export interface AttachThemePickerOptions {
  /** Called with the new choice of theme, once it has taken effect. */
  onThemeChange?: ((choice: ThemeChoice, details: { event: Event }) => void) | undefined;
  /** Called with the new choice of contrast, once it has taken effect. */
  onContrastChange?: ((choice: ContrastChoice, details: { event: Event }) => void) | undefined;
}

const attributes = ['data-tand-theme', 'data-tand-contrast'] as const;
const attributeOf = (radio: Element) => attributes[radio.closest('[data-part=contrast]') ? 1 : 0];

function themeOf(choice: string): Theme {
  if (choice === 'light' || choice === 'night') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light';
}

/** Handles a `ThemePicker`, also in served HTML; shows changes by other controls. @returns detach */
export function attachThemePicker(element: HTMLElement, { onThemeChange, onContrastChange }: AttachThemePickerOptions = {}): () => void {
  const root = element.ownerDocument.documentElement;
  const attachment = new AbortController();
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];

  const chosen = (attribute: (typeof attributes)[number]) => {
    const value = root.getAttribute(attribute);
    const name = value === 'dark' ? 'night' : value;
    return radios.some(radio => attributeOf(radio) === attribute && radio.value === name) ? name! : 'system';
  };
  const show = () => {
    for (const radio of radios) radio.checked = radio.value === chosen(attributeOf(radio));
  };
  const onChange = (event: Event) => {
    const radio = event.target as HTMLInputElement;
    const { value } = radio;
    const attribute = attributeOf(radio);
    const change = () => {
      if (value === 'system') root.removeAttribute(attribute);
      else root.setAttribute(attribute, value);
      if (attribute === 'data-tand-theme') onThemeChange?.(value as ThemeChoice, { event });
      else onContrastChange?.(value as ContrastChoice, { event });
    };
    const next = themeOf(value);
    if (attribute === 'data-tand-contrast' || next === themeOf(chosen(attribute))) change();
    else strike(radio, next === 'light' ? 'strike' : 'blow', change);
  };

  element.addEventListener('change', onChange, { signal: attachment.signal });
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: [...attributes] });
  show();
  return () => {
    attachment.abort();
    observer.disconnect();
  };
}
