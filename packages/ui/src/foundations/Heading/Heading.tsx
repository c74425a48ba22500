import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { HeadingFrame } from './Heading.styles.ts';
import {
  plainText,
  widthFor,
  wordStep,
  defaultHeadingSize,
  headingSizes,
  headingWidths,
  type HeadingLevel,
  type HeadingSize,
  type HeadingWidth,
} from './widthFor.ts';
import type { Variables } from '../../styles/variables.ts';

export type HeadingVariables = Variables<'heading', 'color' | 'font'>;

export interface HeadingProps extends ComponentPropsWithRef<'h2'>, RenderProps {
  /** Level in the document's outline. */
  level?: HeadingLevel | undefined;
  /** Size; default: by level. */
  size?: HeadingSize | undefined;
  /** Width of the letters; `auto` follows the length of the text. */
  width?: HeadingWidth | undefined;
}

/** A heading whose look is independent of its level. */
export function Heading({ level = 2, size = defaultHeadingSize[level], width = 'auto', render, ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Heading', { size: [size, headingSizes], width: [width, headingWidths] });
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
