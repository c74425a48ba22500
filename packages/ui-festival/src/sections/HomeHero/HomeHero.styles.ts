import { styled } from 'styled-components';
import { defineParts } from '@tand/ui/styles';
import { color, font, media, space, text } from '@tand/ui/tokens';

export const part = defineParts('home-hero', 'plate', 'place');

export const HeroNow = styled.div`
  width: 100%;
  padding-block: ${space[3]};
  & > h2 {
    margin-block-end: ${space[3]};
    font: 900 ${text.subheading.size} / 1 ${font.display};
  }
  & > ul {
    display: grid;
    gap: ${space[3]} ${space[5]};
  }
  @media ${media.desktop} {
    width: min(100%, 620px);
    & > h2 {
      display: none;
    }
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    column-gap: ${space[3]};
    align-content: center;
    align-items: center;
  }
  & .${part.plate} {
    display: grid;
    place-items: center;
    grid-row: span 2;
    height: 44px;
    border: 1.5px solid ${color.onStriker};
    background: ${color.paper};
    color: ${color.ink};
    font: 900 1.25rem/1 ${font.display};
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
