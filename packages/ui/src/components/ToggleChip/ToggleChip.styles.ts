import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, size, stretch } from '../../tokens/index.ts';

export const ToggleChipFrame = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-toggle-chip-gap, 10px);
  max-width: 100%;
  min-height: ${size.touch};
  padding: 11px 18px;
  border: var(--ui-toggle-chip-border, ${border.control});
  border-radius: var(--ui-toggle-chip-radius, ${radius.base});
  background: var(--ui-toggle-chip-background, transparent);
  color: var(--ui-toggle-chip-color, ${color.ink});
  font: 800 1.0625rem/1 var(--ui-toggle-chip-font, ${font.display});
  font-stretch: ${stretch.snug};
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: transform ${motion.press};

  &:active {
    transform: translateY(2px);
  }
  &:is([aria-pressed='true'], [aria-current]:not([aria-current='false']), :has(:checked)) {
    background: var(--ui-toggle-chip-selected-background, ${color.neutral});
    border-color: var(--ui-toggle-chip-selected-background, ${color.neutral});
    color: var(--ui-toggle-chip-selected-color, ${color.onNeutral});
    @media ${media.forced} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:disabled {
    border-style: dashed;
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
