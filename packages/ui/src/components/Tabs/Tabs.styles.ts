import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, size, stretch } from '../../tokens/index.ts';

export const TabList = styled.div`
  display: flex;
  gap: var(--ui-tabs-gap, 10px);
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

export const TabButton = styled.button`
  flex: none;
  min-height: ${size.touch};
  padding: 11px 18px;
  border: var(--ui-tabs-border, ${border.control});
  border-radius: var(--ui-tabs-radius, ${radius.base});
  background: var(--ui-tabs-background, transparent);
  color: var(--ui-tabs-color, ${color.ink});
  font: 800 1.0625rem/1 var(--ui-tabs-font, ${font.display});
  font-stretch: ${stretch.snug};
  transition: transform ${motion.press};
  &[aria-selected='true'] {
    background: var(--ui-tabs-selected-background, ${color.neutral});
    border-color: var(--ui-tabs-selected-background, ${color.neutral});
    color: var(--ui-tabs-selected-color, ${color.onNeutral});
    @media ${media.forced} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:active {
    transform: translateY(2px);
  }
`;
