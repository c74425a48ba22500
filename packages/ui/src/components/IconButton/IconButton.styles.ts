import { styled } from 'styled-components';
import { squareButton } from '../../styles/interaction.ts';
import { color, media, motion } from '../../tokens/index.ts';

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
