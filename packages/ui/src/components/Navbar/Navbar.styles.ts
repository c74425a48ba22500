import { styled } from 'styled-components';
import { border, color, media, motion, size, space } from '../../tokens/index.ts';
import { LanguageFrame } from '../LanguageSwitcher/LanguageSwitcher.styles.ts';

const spacious = '(min-width: 86.25em)';
const roomForTools = '(min-width: 80em)';
const roomy = '(min-width: 60em)';

/** Links that do not fit wrap to a hidden line, which keyboard focus reveals. */
const clipped = /* css */ `
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  overflow-clip-margin: 6px;
  &:has(:focus-visible) {
    overflow: visible;
    max-height: none;
    background: var(--ui-navbar-background, ${color.paper});
  }
`;

export const NavbarFrame = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--ui-navbar-gap, ${space[2]});
  height: ${size.navbar};
  padding-inline: max(${space.gutter}, calc(50% - ${size.container} / 2));
  border-block-end: var(--ui-navbar-border, ${border.base});
  background: var(--ui-navbar-background, ${color.paper});
  color: var(--ui-navbar-color, ${color.ink});
  font-family: var(--ui-navbar-font, inherit);
  transition: transform ${motion.slide};
  &[data-hidden]:not([data-pinned], :focus-within) {
    transform: translateY(-100%);
  }
  /* At this width, search and languages are in the bar instead of the menu. */
  @media ${roomForTools} {
    &[data-tools] [popover] :is(${LanguageFrame}, [aria-keyshortcuts]) {
      display: none;
    }
  }
  @media (max-width: 21.24em) {
    gap: var(--ui-navbar-gap, ${space[1]});
  }
  @media ${spacious} {
    gap: var(--ui-navbar-gap, 14px);
  }
  @media (max-height: 20em) {
    position: static;
  }
  @media ${media.still} {
    &[data-hidden] {
      transform: none !important;
    }
  }
  @media print {
    position: static;
    border: 0;
  }
`;

export const NavbarLogo = styled.span`
  --wordmark-width: 92px;
  /* Shrinks before a button wraps out of sight. */
  flex: 0 99999 auto;
  min-width: 36px;
  margin-inline-end: auto;
  & > a {
    display: grid;
    grid-template-columns: minmax(0, auto);
    align-content: center;
    min-height: ${size.touch};
  }
  @media (max-width: 22.49em) {
    --wordmark-width: 72px;
  }
  @media ${media.desktop} {
    margin-inline-end: ${space[3]};
  }
  @media ${roomy} {
    --wordmark-width: 118px;
  }
`;

export const NavbarLinks = styled.nav`
  flex: 1;
  ul {
    ${clipped}
    gap: 0 ${space[2]};
    max-height: 2.75rem;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
  }
  a:is(:hover, [aria-current])::after {
    content: '';
    position: absolute;
    inset: auto 0 1px;
    height: 4px;
    background: linear-gradient(90deg, ${color.matchStick} 0 calc(100% - 7px), ${color.matchHead} 0);
  }
  a:hover:not([aria-current])::after {
    background: ${color.matchStick};
  }
  a[aria-current] {
    color: ${color.redText};
    @media ${media.forced} {
      text-decoration: underline;
      text-underline-offset: 6px;
    }
  }
  @media ${media.mobile} {
    display: none;
  }
  @media ${spacious} {
    ul {
      gap: 0 clamp(14px, 1.45vw, 30px);
    }
    a {
      font-size: 1.0625rem;
    }
    a:is(:hover, [aria-current])::after {
      bottom: 2px;
    }
  }
`;

export const NavbarTools = styled.div`
  display: none;
  align-items: center;
  gap: ${space[1]};
  @media ${roomForTools} {
    display: flex;
  }
  ${LanguageFrame} {
    ul {
      flex-wrap: nowrap;
      gap: 0;
    }
    a {
      min-width: 0;
      padding-inline: 5px;
    }
  }
`;

export const NavbarActions = styled.div`
  ${clipped}
  /* Reversed, so that the last action stays in the visible line. */
  flex-wrap: wrap-reverse;
  align-content: flex-end;
  justify-content: end;
  gap: ${space[5]} ${space[2]};
  max-height: calc(1.25rem + 27px);
  a {
    white-space: nowrap;
  }
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
  @media (max-width: 59.99em) {
    a {
      padding: 10px 11px 11px;
      font-size: 0.9375rem;
    }
  }
  @media (max-width: 25.6em) {
    a {
      padding-inline: 9px;
      font-size: min(0.875rem, 4.4vw);
    }
  }
  @media (max-width: 23.74em) {
    a {
      padding-inline: 8px;
      font-stretch: 75%;
    }
  }
  @media (max-width: 21.24em) {
    column-gap: ${space[1]};
    a {
      padding-inline: 5px;
      font-size: min(0.875rem, 5.9vw);
    }
  }
  @media ${roomy} {
    column-gap: 14px;
  }
`;
