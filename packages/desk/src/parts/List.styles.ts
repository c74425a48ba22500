import { coverLink } from '@tand/ui/styles';
import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { styled } from 'styled-components';

export const rowLink = /* css */ `
  padding-block: 2px;
  font-weight: 700;
  font-size: 1.0625rem;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${coverLink}
  &:focus-visible::after {
    outline-offset: -4px;
  }
`;

export const GroupTitle = styled.h2`
  margin-block: ${space[2]} ${space[3]};
  font: 800 1.125rem/1.2 ${font.display};
  font-stretch: ${stretch.snug};
  * + & {
    margin-block-start: ${space[5]};
  }
`;

export const Entries = styled.ul`
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
    ${rowLink}
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[3]};
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;
