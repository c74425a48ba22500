import type { LabelWords } from '@tand/art/own-label';
import { useEffect, useMemo, useState } from 'react';
import { labelWords } from './labelAddress.ts';
import { importLabels, svgAddress } from './labelPicture.ts';
import { useCopy } from './useCopy.ts';

export function useLabelWords(): LabelWords {
  const words = useCopy('label')('words');
  return useMemo(() => labelWords(words), [words]);
}

/** Draws a ticket's label (LABEL-4) in the browser; undefined until its code is there. */
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

export const labelAlt = (alt: string, name: string, number: number | string): string =>
  alt.replace('{name}', name).replace('{number}', String(number));
