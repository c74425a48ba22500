import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, size, space, stretch } from '../../tokens/index.ts';

export const TabsFrame = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

export const TabList = styled.div`
  display: flex;
  gap: 10px;
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

export const TabButton = styled.button`
  flex: none;
  min-height: ${size.touch};
  padding: 11px 18px;
  border: ${border.control};
  border-radius: ${radius.base};
  background: transparent;
  color: ${color.ink};
  font: 800 1.0625rem/1 ${font.display};
  font-stretch: ${stretch.snug};
  cursor: pointer;
  transition: transform ${motion.press};
  &[aria-selected='true'] {
    background: ${color.neutral};
    border-color: ${color.neutral};
    color: ${color.onNeutral};
  }
  &:active {
    transform: translateY(2px);
  }
  @media ${media.forced} {
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
