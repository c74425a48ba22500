import type { LabelOwner, LabelWords } from '@tand/art/own-label';
import { useEffect, useState } from 'react';
import { labelWords } from './labelAddress.ts';
import { importLabels, svgAddress } from './labelPicture.ts';
import { useCopy } from './useCopy.ts';

export interface DrawnLabel {
  owner: LabelOwner;
  src: string;
  /** In wood and black, before it is struck. */
  unstruck: string;
}

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
        const { ownLabel, unstruck } = await importLabels();
        const drawnFor = { ...(nick && { nick }), ...(number !== null && { number }) };
        const svg = ownLabel(drawnFor, said);
        return { owner: drawnFor, src: svgAddress(svg), unstruck: svgAddress(unstruck(svg)) };
      } catch {
        return 'failed';
      }
    };
    void draw().then(made => isWanted && setDrawn(made));
    return () => void (isWanted = false);
  }, [key]);
  return key ? drawn : undefined;
}

export const labelAlt = (alt: string, name: string, number: number | string): string =>
  alt.replace('{name}', name).replace('{number}', String(number));
