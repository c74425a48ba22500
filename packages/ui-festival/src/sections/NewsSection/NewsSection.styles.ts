import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { color, font, media, space, stretch, text } from '@tand/ui/tokens';

export const NewsSectionCards = styled(Grid)`
  @media ${media.desktop} and (max-width: 74.99em) {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const NewsSectionLines = styled.ul`
  border-block-start: 2px solid ${color.line};
  @media ${media.desktop} {
    columns: 2;
    column-gap: ${space[5]};
  }
  & > li {
    break-inside: avoid;
    border-block-end: 2px solid ${color.line};
  }
`;

export const NewsSectionLine = styled(Link)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space[3]};
  align-items: baseline;
  padding-block: 10px;
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.25;
  text-decoration: none;
  & > time {
    color: ${color.redText};
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
  }
  @media ${media.desktop} {
    grid-template-columns: 8rem minmax(0, 1fr);
    font-family: ${font.display};
    font-stretch: ${stretch.snug};
  }
  @media ${media.fine} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;
