import { styled } from 'styled-components';
import { squareButton, strikerGround, strikerHeight } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, media, size, space, stretch, text } from '../../tokens/index.ts';
import { LanguageFrame } from '../LanguageSwitcher/LanguageSwitcher.styles.ts';

export const part = defineParts('menu', 'open', 'close');

export const MenuFrame = styled.div`
  flex: none;
`;

export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  ${squareButton}
  width: 46px;
  .${part.close},
  &:has(+ :popover-open) .${part.open} {
    display: none;
  }
  &:has(+ :popover-open) .${part.close} {
    display: block;
  }
  &&:has(+ :popover-open) {
    background: ${color.neutral};
    border-color: ${color.neutral};
    color: ${color.onNeutral};
  }
`;

export const MenuPanel = styled.div`
  position: fixed;
  inset: ${size.navbar} 0 auto;
  width: auto;
  height: auto;
  max-height: calc(100dvh - ${size.navbar});
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--ui-menu-background, ${color.paper});
  color: var(--ui-menu-color, ${color.ink});
  clip-path: inset(0);
  transition: clip-path 200ms steps(6);
  @starting-style {
    clip-path: inset(0 0 100%);
  }
  &::after {
    content: '';
    display: block;
    height: ${strikerHeight};
    border-block: ${border.base};
    ${strikerGround}
  }
  @media print {
    display: none;
  }
`;

export const MenuBlocks = styled.nav`
  @media ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    & > * {
      flex: 1 1 15rem;
    }
  }
  @media ${media.wide} {
    flex-wrap: nowrap;
    & > * {
      flex-basis: 0;
    }
  }
`;

export const MenuBlockFrame = styled.div`
  padding: ${space[5]} ${space.gutter} ${space[6]};
  border-block-end: var(--ui-menu-border, ${border.base});
  background: var(--ui-menu-background, ${color.paper});
  color: var(--ui-menu-color, ${color.ink});
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    gap: 0 var(--ui-menu-gap, ${space[4]});
  }
  & > ul > li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    font-size: 1.1875rem;
    font-weight: 600;
    line-height: 1.15;
    text-decoration: none;
  }
  & > ul > li > a:is(:hover, [aria-current]) {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
  & > ul > li > a[aria-current] {
    color: ${color.current};
  }
  @media ${media.desktop} {
    padding: ${space[6]} ${space[5]} ${space[7]};
    border-block-end: 0;
    border-inline-end: var(--ui-menu-border, ${border.base});
    box-shadow: 0 2px 0 ${color.edge};
    & > ul {
      grid-template-columns: 1fr;
    }
    &:first-child {
      padding-inline-start: ${space.gutter};
    }
    &:last-child {
      border-inline-end: 0;
    }
  }
`;

export const MenuTitle = styled.p`
  margin-block-end: ${space[2]};
  color: var(--ui-menu-color, ${color.heading});
  font: 800 ${text.subheading.size} / 1 var(--ui-menu-font, ${font.display});
  font-stretch: ${stretch.normal};
  text-wrap: balance;
  @media ${media.desktop} {
    margin-block-end: ${space[3]};
  }
`;

export const MenuExtra = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  ${LanguageFrame} {
    margin-inline-start: calc(-1 * ${space[2]});
  }
`;
