import type { LabelOwner, LabelWords, OwnFormat } from '@tand/art/own-label';
import { fillText } from '@tand/festival';
import { useEffect, useState } from 'react';

const carried = ({ nick = '', number }: LabelOwner) => `${number ?? ''}/${encodeURIComponent(nick)}`;

/** Label in the hash, which browsers do not send (LABEL-3). */
export const labelHash = (owner: LabelOwner): string => `#${carried(owner)}`;

/** The server draws the picture of a shared link from this query (LABEL-3). */
export const labelQuery = (owner: LabelOwner): string => `?label=${carried(owner)}`;

export function ownerIn(address: string): LabelOwner | undefined {
  const query = new URLSearchParams(address.replace(/^#/, 'label='));
  // Without script the browser submits the form's own fields instead.
  const asked = query.get('label') ?? `${query.get('number') ?? ''}/${query.get('nick') ?? ''}`;
  const [, number = '', nick = ''] = /^(\d{0,7})\/(.{0,200})$/u.exec(asked) ?? [];
  return number || nick ? { ...(nick && { nick }), ...(number && { number: Number(number) }) } : undefined;
}

export const labelAlt = (alt: string, name: string, number: number | string): string => fillText(alt, { name, number });

export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const importLabels = () => import('@tand/art/own-label');

/** LABEL-2 */
export async function saveLabel(owner: LabelOwner, words: LabelWords, format: OwnFormat): Promise<void> {
  const { OWN_FORMATS, ownLabel } = await importLabels();
  const [width, height] = OWN_FORMATS[format];
  const image = new Image(width, height);
  image.src = svgAddress(ownLabel(owner, words, format));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve));
  if (!file) return;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: `label-${owner.number ?? 'own'}-${format}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Address of the drawn label; undefined until the code that draws labels is loaded (LABEL-4). */
export function useTicketLabel(number: number, words: LabelWords): string | undefined {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    importLabels().then(
      ({ ownLabel }) => isWanted && setDrawn(svgAddress(ownLabel({ number }, words))),
      (error: unknown) => console.warn('The label could not be drawn.', error),
    );
    return () => void (isWanted = false);
  }, [number, words]);
  return drawn;
}
