import type { ComponentPropsWithRef } from 'react';
import { cores, flames, head, letters, mono, stick } from './paths.ts';
import { WordmarkFrame, part } from './Wordmark.styles.ts';
import type { WordmarkBand, WordmarkVariant } from './Wordmark.variants.ts';

export interface WordmarkProps extends ComponentPropsWithRef<'svg'> {
  /** Colours: the brand's, or only the text colour. */
  variant?: WordmarkVariant | undefined;
  /** Ground for which the brand's colours are chosen. */
  band?: WordmarkBand | undefined;
  /** Accessible name; decorative without one, e.g. inside a named link. */
  label?: string | undefined;
}

/** The pixel wordmark, `--wordmark-width` wide (default 96 px), best in steps of 48 px. */
export function Wordmark({ variant = 'color', band = 'paper', label, ...rest }: WordmarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <WordmarkFrame
      data-component="Wordmark"
      data-variant={variant}
      data-on={band}
      viewBox="0 0 48 19"
      focusable="false"
      {...naming}
      {...rest}
    >
      {variant === 'mono' ? (
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
