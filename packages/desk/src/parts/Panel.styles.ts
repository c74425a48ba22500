import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  h3 {
    font-weight: 700;
  }
  small {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  h2 {
    min-width: 0;
    font: 800 1.25rem/1.15 ${font.display};
    font-stretch: ${stretch.snug};
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.muted};
    font-weight: 600;
  }
`;

export const PanelList = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 56px;
    padding-block: ${space[2]};
    border-block-start: 2px solid ${color.line};
    overflow-wrap: anywhere;
  }
  &[data-dense] li {
    min-height: 0;
  }
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;

export const Code = styled.code`
  display: block;
  padding: ${space[3]};
  border: ${border.control};
  border-radius: ${radius.base};
  background: ${color.field};
  color: ${color.onField};
  font:
    0.9375rem/1.4 ui-monospace,
    'SFMono-Regular',
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`;
