import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const GroupTitle = styled.h2`
  margin-block: ${space[2]} ${space[3]};
  font: 800 1.125rem/1.2 ${font.display};
  font-stretch: ${stretch.snug};
  * + & {
    margin-block-start: ${space[5]};
  }
`;

export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  overflow: clip;
  li {
    position: relative;
    display: grid;
    gap: 2px;
    min-height: 60px;
    padding: ${space[3]};
    align-content: center;
  }
  li + li {
    border-block-start: ${border.base};
  }
  a {
    justify-self: start;
    padding-block: 2px;
    color: inherit;
    font-weight: 700;
    font-size: 1.0625rem;
    line-height: 1.2;
    text-decoration: none;
    overflow-wrap: anywhere;
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
      outline-offset: -4px;
    }
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[3]};
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;
