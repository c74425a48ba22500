import { styled } from 'styled-components';
import { border, color, font, radius, space, stretch } from '../../tokens/index.ts';

export const AlertFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${border.base};
  border-inline-start: 10px solid ${color.blue};
  border-radius: ${radius.base};
  background: ${color.paper};
  color: ${color.ink};
  &[data-tone='success'] {
    border-inline-start-color: ${color.teal};
  }
  &[data-tone='warning'] {
    border-inline-start-color: ${color.yellow};
    background: ${color.highlight};
  }
  &[data-tone='error'] {
    border-inline-start-color: ${color.red};
  }
  & > svg {
    grid-row: 1;
    width: 24px;
    height: 24px;
    fill: currentColor;
  }
  &[data-tone='error'] > svg {
    color: ${color.error};
  }
`;
export const AlertTitle = styled.p`
  font: 800 1.125rem / 1.35 ${font.display};
  font-stretch: ${stretch.snug};
`;
export const AlertBody = styled.div`
  grid-column: 2;
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: ${space[3]};
  }
`;
