import { border, color, radius, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';

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
