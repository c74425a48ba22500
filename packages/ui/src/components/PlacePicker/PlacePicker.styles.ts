import { styled } from 'styled-components';
import { border, color, radius, space } from '../../tokens/index.ts';

export const PlacePickerFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  min-width: min(20rem, 100%);
  label {
    grid-column: 1 / -1;
    margin-block-end: -2px;
    font-weight: 700;
  }
  select {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: ${border.strong};
    border-radius: ${radius.base};
    background: ${color.field};
    color: ${color.onField};
    text-overflow: ellipsis;
  }
  @media print {
    display: none;
  }
`;
