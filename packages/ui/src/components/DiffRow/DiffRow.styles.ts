import { styled } from 'styled-components';
import { border, color, radius, space } from '../../tokens/index.ts';

export const DiffRowFrame = styled.div`
  container-type: inline-size;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const DiffRowName = styled.p`
  margin-block-end: ${space[1]};
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 600;
`;

export const DiffRowSides = styled.div`
  display: grid;
  border: ${border.control};
  border-radius: ${radius.base};
  overflow: clip;
  @container (width >= 30rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const DiffRowSide = styled.span`
  position: relative;
  padding-block: ${space[2]};
  padding-inline: 34px ${space[3]};
  text-decoration: none;
  white-space: pre-line;
  &::before {
    position: absolute;
    inset-inline-start: 12px;
    font-weight: 700;
  }
  &:is(del) {
    color: ${color.muted};
    text-decoration: line-through;
    text-decoration-thickness: 2px;
    &::before {
      content: '−';
    }
  }
  &:is(ins) {
    border-block-start: ${border.control};
    background: ${color.highlight};
    color: ${color.ink};
    font-weight: 600;
    &::before {
      content: '+';
    }
  }
  &[data-empty] {
    font-style: italic;
    font-weight: 400;
    text-decoration: none;
  }
  @container (width >= 30rem) {
    &:is(ins) {
      border-block-start: 0;
      border-inline-start: ${border.control};
    }
  }
`;
