import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { squareButton } from '../../styles/interaction.ts';
import { color, media, motion } from '../../tokens/index.ts';

/** Also read by Menu, ThemeSwitcher, FavouriteButton and Carousel. */
export interface IconButtonVariables extends CSSProperties {
  /** Background colour. */
  '--ui-icon-button-background'?: string | undefined;
  /** Icon colour. */
  '--ui-icon-button-color'?: string | undefined;
  /** Border, as in CSS `border`; `plain` and `solid` have their own border colour. */
  '--ui-icon-button-border'?: string | undefined;
  /** Border radius. */
  '--ui-icon-button-radius'?: string | undefined;
}

export const iconButtonLook = /* css */ `
  display: inline-grid;
  place-items: center;
  ${squareButton}
  transition: transform ${motion.press};

  & > svg {
    width: 24px;
    height: 24px;
    fill: currentColor;
  }

  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(2px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media ${media.fine} {
    &:hover:not([aria-disabled='true'], :disabled, [aria-pressed='true']) {
      background: ${color.yellow};
      border-color: ${color.onYellow};
      color: ${color.onYellow};
    }
  }
`;

/* Variants first: a disabled button looks disabled in each. */
export const IconButtonFrame = styled.button`
  &[data-variant='solid'] {
    background: var(--ui-icon-button-background, ${color.neutral});
    border-color: var(--ui-icon-button-background, ${color.neutral});
    color: var(--ui-icon-button-color, ${color.onNeutral});
  }
  &[data-variant='plain'] {
    border-color: transparent;
  }
  &[aria-pressed='true'] {
    background: ${color.yellow};
    border-color: ${color.onYellow};
    color: ${color.onYellow};
  }
  @media ${media.forced} {
    &[aria-pressed='true'] {
      border-width: 4px;
    }
  }
  ${iconButtonLook}
`;
