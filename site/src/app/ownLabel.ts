import type { LabelOwner, LabelWords, OwnFormat } from '@tand/art/own-label';
import { useEffect, useState } from 'react';
import { labelWords } from './labelAddress.ts';
import { useCopy } from './useCopy.ts';

export interface DrawnLabel {
  owner: LabelOwner;
  src: string;
  /** In wood and black, before it is struck. */
  unstruck: string;
}

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** Fetched with the first label. */
const printer = () => import('@tand/art/own-label');

export const useLabelWords = (): LabelWords => labelWords(useCopy('label')('words'));

/** Draws a label (LABEL-1) in the browser; nothing is sent (LABEL-3). `failed`: the code could not be fetched. */
export function useOwnLabel(owner: LabelOwner | undefined, words: LabelWords): DrawnLabel | 'failed' | undefined {
  const [drawn, setDrawn] = useState<DrawnLabel | 'failed'>();
  const key = owner && JSON.stringify([owner.nick ?? '', owner.number ?? null, words]);
  useEffect(() => {
    if (!key) return undefined;
    let isWanted = true;
    const [nick, number, said] = JSON.parse(key) as [string, number | null, LabelWords];
    const draw = async () => {
      try {
        const { ownLabel, unstruck } = await printer();
        const drawnFor = { ...(nick && { nick }), ...(number !== null && { number }) };
        const svg = ownLabel(drawnFor, said);
        return { owner: drawnFor, src: address(svg), unstruck: address(unstruck(svg)) };
      } catch {
        return 'failed';
      }
    };
    void draw().then(made => isWanted && setDrawn(made));
    return () => void (isWanted = false);
  }, [key]);
  return key ? drawn : undefined;
}

export async function saveLabel(owner: LabelOwner, words: LabelWords, format: OwnFormat): Promise<void> {
  const { OWN_FORMATS, ownLabel } = await printer();
  const [width, height] = OWN_FORMATS[format];
  const image = new Image(width, height);
  image.src = address(ownLabel(owner, words, format));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve));
  if (!file) return;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: `tand-${owner.number ?? 'label'}-${format}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

export const labelAlt = (alt: string, name: string, number: number | string): string =>
  alt.replace('{name}', name).replace('{number}', String(number));
