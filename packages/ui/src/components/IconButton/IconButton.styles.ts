import { styled } from 'styled-components';
import { squareButton } from '../../styles/mixins.ts';
import { color, media, motion } from '../../tokens/index.ts';

/* Order matters: the disabled look overrides the pressed look. */
export const IconButtonFrame = styled.button`
  &[aria-pressed='true'] {
    background: ${color.yellow};
    border-color: ${color.onYellow};
    color: ${color.onYellow};
    @media ${media.forced} {
      border-width: 4px;
    }
  }
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
`;
