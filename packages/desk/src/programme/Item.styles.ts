import { placeEdge } from '@tand/ui';
import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const ItemHead = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[4]} ${space[4]} 34px;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  overflow: clip;
  &::before {
    ${placeEdge('18px')}
    background-image: var(--pattern);
  }
  &[data-highlighted] {
    background: ${color.highlight};
  }
`;

export const BigClock = styled.p`
  font: 900 2.125rem/1 ${font.display};
  font-stretch: 90%;
  font-variant-numeric: tabular-nums;
  &[data-cancelled] {
    text-decoration: line-through;
    color: ${color.muted};
  }
`;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]} 0 0;
  border: 0;
  border-block-start: 2px solid ${color.line};
  & > legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font: 800 1.125rem/1.2 ${font.display};
    font-stretch: ${stretch.snug};
  }
  & > legend + * {
    clear: both;
  }
`;

export const FieldRow = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  flex: 1 1 100%;
  && > button {
    min-height: 48px;
    padding-inline: 4px;
  }
`;

export const More = styled.details`
  border-block: 2px solid ${color.line};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font: 800 1.125rem/1.2 ${font.display};
    font-stretch: ${stretch.snug};
    &::after {
      content: '+';
      font-size: 1.5rem;
    }
  }
  &[open] > summary::after {
    content: '−';
  }
  & > div {
    display: grid;
    gap: ${space[4]};
    padding-block: ${space[2]} ${space[5]};
  }
`;
