import type { ComponentPropsWithRef, ReactNode } from 'react';
import { QuoteFrame } from './Quote.styles.ts';

export interface QuoteProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** The words, with the language's own quotation marks. */
  children: ReactNode;
  /** Who said it. */
  name?: string | undefined;
  /** Their role or company. */
  roleName?: string | undefined;
  /** Fills a band of its own. */
  isLarge?: boolean | undefined;
}

/** Somebody's words, big. */
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
