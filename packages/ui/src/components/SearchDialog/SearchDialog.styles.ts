import { styled } from 'styled-components';
import { border, color, font, media, radius, size, space, stretch, text } from '../../tokens/index.ts';
import { Dialog } from '../Dialog/index.ts';

export const SearchFrame = styled(Dialog)`
  && {
    margin-block: clamp(16px, 10dvh, 96px) auto;
    max-height: calc(100dvh - clamp(16px, 10dvh, 96px) - 16px);
  }
`;
export const SearchStatus = styled.p`
  color: ${color.muted};
  &:empty {
    display: none;
  }
`;

export const SearchGroupFrame = styled.section`
  display: grid;
  gap: ${space[2]};
  h3 {
    color: ${color.redText};
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
  }
  ul {
    border-block-start: ${border.control};
  }
  li {
    border-block-end: ${border.control};
  }
`;

export const SearchResultLink = styled.a`
  display: grid;
  gap: ${space[1]};
  align-content: center;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.base};
  color: ${color.ink};
  text-decoration: none;
  &:is(:hover, :focus-visible) {
    background: ${color.highlight};
    @media ${media.forced} {
      outline: 3px solid Highlight;
    }
  }
`;

export const SearchTitle = styled.span`
  font: 800 1.0625rem / 1.2 ${font.display};
  font-stretch: ${stretch.snug};
  overflow-wrap: anywhere;
`;
