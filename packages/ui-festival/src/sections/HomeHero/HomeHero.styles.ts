import { styled } from 'styled-components';
import { defineParts } from '@tand/ui/styles';
import { color, font, media, space } from '@tand/ui/tokens';

export const part = defineParts('home-hero', 'swatch', 'place');

/** Two columns in the striker, one on phones. */
export const HeroNow = styled.ul`
  display: grid;
  gap: ${space[3]} ${space[5]};
  width: 100%;
  padding-block: ${space[3]};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: min(100%, 620px);
  }
  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    column-gap: ${space[3]};
    align-content: center;
    align-items: center;
  }
  & .${part.swatch} {
    grid-row: span 2;
    height: 44px;
    border: 1.5px solid ${color.onStriker};
    background: ${color.paper};
  }
  & a {
    color: ${color.ink};
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
    text-wrap: balance;
    &:hover,
    &:focus-visible {
      text-decoration: underline;
    }
  }
  & .${part.place} {
    color: ${color.link};
    font: 400 1.3125rem/1 ${font.pixel};
  }
`;
