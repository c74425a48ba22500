import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../tokens/index.ts';

export interface ErrorBoxVariables extends CSSProperties {
  /** Background colour. */
  '--ui-error-box-background'?: string | undefined;
  /** Text colour. */
  '--ui-error-box-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-error-box-border'?: string | undefined;
  /** Border radius. */
  '--ui-error-box-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-error-box-gap'?: string | undefined;
}

export const ErrorBoxFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ui-error-box-gap, ${space[3]});
  padding: ${space[4]};
  border: var(--ui-error-box-border, 2px solid ${color.error});
  border-radius: var(--ui-error-box-radius, ${radius.base});
  background: var(--ui-error-box-background, ${color.card});
  color: var(--ui-error-box-color, ${color.ink});
  & > svg {
    color: ${color.error};
  }
  p:first-of-type {
    font-weight: 700;
  }
`;
