import { renderSVG } from 'uqr';

/** A QR code of a text as the address of a picture; black on white in every theme, as cameras want it. */
export function qrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`;
}
