import { styled } from 'styled-components';
import { color, media, motion } from '../../tokens/index.ts';

export const LinkArrowFrame = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-link-arrow-gap, 10px);
  max-width: 100%;
  min-height: 32px;
  color: var(--ui-link-arrow-color, ${color.ink});
  font-weight: 700;
  text-decoration: none;

  &[data-direction='back'] > svg {
    order: -1;
    rotate: 180deg;
  }
  @media ${media.fine} {
    &:hover > svg {
      translate: 4px 0;
    }
    &[data-direction='back']:hover > svg {
      translate: -4px 0;
    }
  }
`;

export const LinkArrowLabel = styled.span`
  min-width: 0;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
`;

export const LinkArrowMatch = styled.svg`
  flex: none;
  width: 24px;
  height: 10px;
  transition: translate ${motion.press};
  & > :first-child {
    fill: currentColor;
  }
  & > :last-child {
    fill: ${color.matchHead};
  }
`;
