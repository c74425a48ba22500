import type { ComponentPropsWithRef } from 'react';
import { cores, flames, head, letters, mono, stick } from './paths.ts';
import { WordmarkFrame } from './Wordmark.styles.ts';
import type { WordmarkGround, WordmarkVariant } from './Wordmark.variants.ts';

export interface WordmarkProps extends ComponentPropsWithRef<'svg'> {
  /** In the brand's colours, or all in the colour of the text. */
  variant?: WordmarkVariant | undefined;
  /** Ground of the colour version. */
  ground?: WordmarkGround | undefined;
  /** Its name. Without one it is decoration, as inside a link that has a name. */
  label?: string | undefined;
}

/** The pixel wordmark in the colour of the text around it; as wide as `--wordmark-width` (96 px), best in steps of 48 px. */
export function Wordmark({ variant = 'color', ground = 'paper', label, ...rest }: WordmarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <WordmarkFrame
      data-component="Wordmark"
      data-variant={variant}
      data-ground={ground}
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
          <path data-part="flames" d={flames} />
          <path data-part="cores" d={cores} />
          <path data-part="stick" d={stick} />
          <path data-part="head" d={head} />
        </>
      )}
    </WordmarkFrame>
  );
}
