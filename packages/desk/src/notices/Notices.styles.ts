import { border, color, radius, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const NoticeFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  padding: ${space[2]} ${space[4]};
  border: ${border.base};
  background: ${color.wood};
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
  &[data-urgency='notable'] {
    background: ${color.yellow};
    color: ${color.onYellow};
  }
  &[data-urgency='urgent'] {
    background: ${color.red};
    color: ${color.onRed};
  }
`;

export const NoticeCard = styled.article`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  & > p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid ${color.focus};
      outline-offset: 3px;
    }
  }
`;
