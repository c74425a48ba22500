import { css, styled } from 'styled-components';
import { squareButton } from '../../styles/interaction.ts';
import { color, font, media, space } from '../../tokens/index.ts';

const bookmark = 'polygon(0 0, 100% 0, 100% 100%, 50% 72%, 0 100%)';

/** The look of the one-element button, also for lists that draw thousands of them without a component each. */
export const favouriteLook = css`
  position: relative;
  display: grid;
  place-items: center;
  ${squareButton}
  color: inherit;
  /* The bookmark: its shape in ink, and inside it the ground until it is saved. */
  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: 14px;
    height: 19px;
    background: currentColor;
    clip-path: ${bookmark};
    forced-color-adjust: none;
  }
  &::after {
    width: 10px;
    height: 13px;
    margin-block-end: 2px;
    background: var(--favourite-ground, ${color.card});
  }
  &[aria-pressed='true'] {
    background: ${color.yellow};
    border-color: ${color.edge};
    color: ${color.onYellow};
    &::after {
      display: none;
    }
  }
  @media ${media.fine} {
    &:hover:not([aria-pressed='true']) {
      background: ${color.yellow};
      border-color: ${color.edge};
      color: ${color.onYellow};
      --favourite-ground: ${color.yellow};
    }
  }
  &:active::before {
    translate: 0 -2px;
  }
  @media ${media.forced} {
    color: ButtonText;
    --favourite-ground: ButtonFace;
    &[aria-pressed='true'] {
      border-width: 4px;
      color: Highlight;
    }
  }
`;

export const FavouriteFrame = styled.button`
  ${favouriteLook}
  &:has(span) {
    --favourite-ground: ${color.paper};
    width: auto;
    grid-template-columns: 20px auto;
    gap: ${space[2]};
    padding-inline: ${space[3]} ${space[4]};
    font: 800 1.125rem / 1 ${font.display};
  }
  & > span {
    grid-area: 1 / 2;
  }
`;
