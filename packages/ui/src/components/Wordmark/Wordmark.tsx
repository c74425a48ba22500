import type { ComponentPropsWithRef } from 'react';
import { cores, flames, head, letters, mono, stick } from './paths.ts';
import { WordmarkFrame, part } from './Wordmark.styles.ts';

export const wordmarkBands = ['paper', 'yellow'] as const;
export type WordmarkBand = (typeof wordmarkBands)[number];

export interface WordmarkProps extends ComponentPropsWithRef<'svg'> {
  /** Whether it has the text colour only. */
  isMono?: boolean | undefined;
  /** Background for which the brand's colours are chosen. */
  band?: WordmarkBand | undefined;
  /** Name of the festival; default: TÄND, whose letters are drawn. */
  name?: string | undefined;
  /** Accessible name; decorative without one. */
  label?: string | undefined;
}

const drawn = 'TÄND';

/** The pixel wordmark, `--wordmark-width` wide (default 96 px). */
export function Wordmark({ isMono = false, band = 'paper', name = drawn, label, ...rest }: WordmarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <WordmarkFrame
      data-component="Wordmark"
      data-mono={isMono || undefined}
      data-on={band}
      viewBox="0 0 48 19"
      focusable="false"
      {...naming}
      {...rest}
    >
      {name !== drawn ? (
        <text {...part.letters} y="18" textLength="48" lengthAdjust="spacingAndGlyphs">
          {name}
        </text>
      ) : isMono ? (
        <path d={mono} />
      ) : (
        <>
          <path d={letters} />
          <path {...part.flames} d={flames} />
          <path {...part.cores} d={cores} />
          <path {...part.stick} d={stick} />
          <path {...part.head} d={head} />
        </>
      )}
    </WordmarkFrame>
  );
}
