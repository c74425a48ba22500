import type { ComponentPropsWithRef, ReactNode } from 'react';
import { QuoteFrame } from './Quote.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type QuoteVariables = Variables<'quote', 'color' | 'accent' | 'gap' | 'font'>;

export interface QuoteProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** Quotation, with the language's quotation marks. */
  children: ReactNode;
  /** Name of the speaker. */
  name?: string | undefined;
  /** Role or company of the speaker; shown only with `name`. */
  roleName?: string | undefined;
  /** Whether the text is as large as a title. */
  isLarge?: boolean | undefined;
}

/** A quotation in large type. */
export function Quote({ children, name, roleName, isLarge = false, ...rest }: QuoteProps) {
  return (
    <QuoteFrame data-component="Quote" data-large={isLarge || undefined} {...rest}>
      <blockquote>{typeof children === 'string' ? <p>{children}</p> : children}</blockquote>
      {name && (
        <figcaption>
          {name}
          {roleName && <span>{roleName}</span>}
        </figcaption>
      )}
    </QuoteFrame>
  );
}
