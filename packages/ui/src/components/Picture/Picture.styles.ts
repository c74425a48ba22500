import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { border, radius } from '../../tokens/index.ts';

/** Also read by NewsCard, Gallery and ImageCarousel. */
export interface PictureVariables extends CSSProperties {
  /** Border, as in CSS `border`. */
  '--ui-picture-border'?: string | undefined;
  /** Border radius. */
  '--ui-picture-radius'?: string | undefined;
}

export const PictureFrame = styled.span`
  display: block;
  min-width: 0;
  & img {
    width: 100%;
    height: auto;
  }
  &[data-framed] {
    overflow: hidden;
    border: var(--ui-picture-border, ${border.base});
    border-radius: var(--ui-picture-radius, ${radius.base});
  }
`;
