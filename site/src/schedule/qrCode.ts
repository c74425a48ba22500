import { renderSVG } from 'uqr';

/** Letters that a camera can still read from a screen; from some 2,950 on there is no code at all. */
const longest = 1500;

/** A QR code of a text as the address of a picture; black on white in every theme, as cameras want it. None of a text that is too long for one. */
export function qrCode(text: string): string | undefined {
  if (text.length > longest) return undefined;
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`;
}
