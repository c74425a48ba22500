import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { TextFrame } from './Text.styles.ts';
import { textSizes, textTones, textWeights, type textElements } from './textScale.ts';

export interface TextProps extends ComponentPropsWithRef<'p'>, RenderProps {
  /** Size of the text; `pixel` is for dates and short labels. */
  size?: (typeof textSizes)[number] | undefined;
  /** Colour by meaning. */
  tone?: (typeof textTones)[number] | undefined;
  /** Weight of the letters. */
  weight?: (typeof textWeights)[number] | undefined;
  /** Whether lines are limited to about 60 characters. */
  isMeasured?: boolean | undefined;
  /** HTML element to render. */
  element?: (typeof textElements)[number] | undefined;
}

/** A paragraph or a piece of running text. */
export function Text({
  size = 'body',
  tone = 'neutral',
  weight = 'normal',
  isMeasured = false,
  element = 'p',
  render,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production')
    checkValues('Text', { size: [size, textSizes], tone: [tone, textTones], weight: [weight, textWeights] });
  return (
    <TextFrame
      {...rendered(render, element)}
      data-component="Text"
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={isMeasured || undefined}
      {...rest}
    />
  );
}
