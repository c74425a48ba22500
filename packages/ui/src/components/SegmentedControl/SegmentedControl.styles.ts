import { styled } from 'styled-components';
import { chosenWhenForced } from '../../styles/mixins.ts';
import { border, color, font, media, radius, size, space, stretch } from '../../tokens/index.ts';

export const SegmentedControlFrame = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const SegmentedControlLegend = styled.legend`
  padding: 0;
  font-weight: 700;
  &[data-visible] {
    margin-block-end: ${space[2]};
  }
`;

export const SegmentedControlRow = styled.div`
  display: flex;
  border: var(--ui-segmented-control-border, ${border.strong});
  border-radius: var(--ui-segmented-control-radius, ${radius.base});
  background: var(--ui-segmented-control-background, ${color.field});
  color: var(--ui-segmented-control-color, ${color.onField});
`;

export const SegmentedControlOptionFrame = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  padding: 6px 8px;
  font: 800 1rem/1.1 var(--ui-segmented-control-font, ${font.display});
  font-stretch: ${stretch.snug};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  & + & {
    border-inline-start: var(--ui-segmented-control-border, ${border.strong});
  }
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  & > input:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.base};
  }
  &:has(:checked) {
    background: var(--ui-segmented-control-selected-background, ${color.neutral});
    color: var(--ui-segmented-control-selected-color, ${color.onNeutral});
    ${chosenWhenForced}
  }
  &[data-marked]::after {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-end: 5px;
    width: 8px;
    height: 8px;
    background: ${color.red};
    outline: 1px solid ${color.field};
    @media ${media.forced} {
      background: CanvasText;
    }
  }
`;
