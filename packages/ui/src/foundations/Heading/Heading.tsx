import type { ComponentPropsWithRef } from 'react';
import { rendered, type RenderElement } from '../Rendered.tsx';
import { HeadingFrame } from './Heading.styles.ts';
import { defaultHeadingSize, type HeadingLevel, type HeadingSize, type HeadingWidth } from './Heading.variants.ts';
import { plainText, widthFor, wordStep } from './widthFor.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the document's outline. */
  level?: HeadingLevel | undefined;
  /** How big it looks; follows the level unless told. */
  size?: HeadingSize | undefined;
  /** Width of the letters; `auto` follows the length of the text. */
  width?: HeadingWidth | undefined;
  /** Another element that looks so, in place of its own. */
  render?: RenderElement | undefined;
}

/** A heading. Its level is for the outline, its size and width are for the eye. */
export function Heading({ level = 2, size = defaultHeadingSize[level], width = 'auto', render, ...rest }: HeadingProps) {
  const words = plainText(rest.children);
  const isAuto = width === 'auto';
  return (
    <HeadingFrame
      {...rendered(render, `h${level}`)}
      data-component="Heading"
      data-size={size}
      data-width={isAuto ? widthFor(words, size) : width}
      data-word={isAuto ? wordStep(words, size) : undefined}
      {...rest}
    />
  );
}
