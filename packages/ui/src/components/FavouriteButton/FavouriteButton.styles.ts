import { styled } from 'styled-components';
import { squareButton } from '../../styles/mixins.ts';
import { border, color, font, media, space } from '../../tokens/index.ts';
import { glyph, glyphMask } from '../Icon/index.ts';

const match = glyphMask(
  glyph(`
............
....####....
...######...
...######...
...######...
....####....
.....##.....
.....##.....
.....##.....
.....##.....
.....##.....
.....##.....`),
);
const lit = glyphMask(
  glyph(`
.....#......
.....##.....
..#..###....
..##.####...
.###.#####..
.##########.
.##########.
.####.#####.
.####..####.
..###...##..
...##..##...
............`),
);

export const favouriteLook = /* css */ `
  position: relative;
  display: grid;
  place-items: center;
  ${squareButton}
  color: var(--ui-icon-button-color, ${color.muted});
  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 24px;
    height: 24px;
    background: currentColor;
    mask: ${match} center / 100% no-repeat;
    forced-color-adjust: none;
  }
  &[aria-pressed='true'] {
    border: ${border.base};
    background: var(--ui-favourite-button-selected-background, ${color.red});
    color: var(--ui-favourite-button-selected-color, ${color.yellow});
    &::before {
      mask-image: ${lit};
    }
  }
  &:active::before {
    translate: 0 -2px;
  }
  @media ${media.forced} {
    color: ButtonText;
    &[aria-pressed='true'] {
      border-width: 4px;
      color: Highlight;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const FavouriteFrame = styled.button`
  ${favouriteLook}
  &:has(span) {
    width: auto;
    grid-template-columns: 24px auto;
    gap: ${space[2]};
    padding-inline: ${space[3]} ${space[4]};
    font: 800 1.125rem / 1 ${font.display};
  }
  & > span {
    grid-area: 1 / 2;
    color: ${color.ink};
  }
  &[aria-pressed='true'] > span {
    color: ${color.onRed};
  }
  @media ${media.fine} {
    &:hover:not([aria-pressed='true']) > span {
      color: inherit;
    }
  }
`;
