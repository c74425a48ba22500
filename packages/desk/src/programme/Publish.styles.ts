import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { styled } from 'styled-components';
import { Panel } from '../parts/Panel.styles.ts';

export const ChangeBox = styled(Panel)`
  gap: ${space[3]};
`;

export const ChangeHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  a {
    text-decoration-thickness: 1px;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
  h2 {
    flex: 1 1 12rem;
    padding-block: 8px;
    font: 800 1.1875rem/1.15 ${font.display};
    font-stretch: ${stretch.snug};
    overflow-wrap: anywhere;
  }
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[2]};
  padding-block-start: ${space[3]};
`;

export const Choice = styled.div`
  display: grid;
  border: ${border.strong};
  border-radius: ${radius.base};
  overflow: clip;
  @media (min-width: 480px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  h3 {
    grid-column: 1 / -1;
    padding: ${space[2]} ${space[3]};
    background: ${color.yellow};
    color: ${color.onYellow};
    font-weight: 700;
  }
  & > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space[2]};
    padding: ${space[3]} ${space[3]} ${space[4]};
    overflow-wrap: anywhere;
  }
  & > div + div {
    border-block-start: ${border.strong};
    @media (min-width: 480px) {
      border-block-start: 0;
      border-inline-start: ${border.strong};
    }
  }
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
