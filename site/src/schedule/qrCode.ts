import { renderSVG } from 'uqr';

/** In characters: cameras cannot read codes of longer texts from a screen. */
const longest = 1500;

export function qrCode(text: string): string | undefined {
  if (text.length > longest) return undefined;
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`;
}
