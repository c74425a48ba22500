import { styled } from 'styled-components';
import { border, color, media, motion, size, space } from '../../tokens/index.ts';

/** Below this the links are set closer; where one line does not hold them, in two. */
const oneLine = '(min-width: 1380px)';
/** Below this language and theme are in the menu only. */
const roomForTools = '(min-width: 1280px)';
/** Below this wordmark and buttons are as small as on phones. */
const roomy = '(min-width: 960px)';

export const NavbarFrame = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${size.navbar};
  padding-inline: ${space.gutter};
  border-block-end: ${border.base};
  background: ${color.paper};
  color: ${color.ink};
  transition: transform ${motion.slide};
  &[data-hidden]:not([data-pinned], :focus-within) {
    transform: translateY(-100%);
  }
  @media (max-width: 339.98px) {
    gap: ${space[1]};
  }
  @media ${oneLine} {
    gap: 14px;
  }
  /* Under reduced motion the bar keeps still: it stays. */
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
  flex: none;
  margin-inline-end: auto;
  a {
    display: grid;
    align-content: center;
    min-height: ${size.touch};
    color: ${color.ink};
  }
  @media (max-width: 359.98px) {
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
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-content: center;
    max-height: 68px;
    list-style: none;
    padding: 0;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 30px;
    color: ${color.ink};
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
  }
  /* A match below: stick and head. */
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
  }
  @media ${media.mobile} {
    display: none;
  }
  @media ${oneLine} {
    ul {
      flex-wrap: nowrap;
      gap: clamp(14px, 1.45vw, 30px);
    }
    a {
      min-height: ${size.touch};
      font-size: 1.0625rem;
    }
    a:is(:hover, [aria-current])::after {
      bottom: 2px;
    }
  }
  @media ${media.forced} {
    a[aria-current] {
      text-decoration: underline;
      text-underline-offset: 6px;
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
  [data-component='LanguageSwitcher'] {
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
  display: flex;
  gap: ${space[2]};
  a {
    white-space: nowrap;
  }
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
  @media (max-width: 959.98px) {
    a {
      padding: 10px 11px 11px;
      font-size: 0.9375rem;
    }
  }
  @media (max-width: 409.98px) {
    a {
      padding-inline: 9px;
      font-size: 0.875rem;
    }
  }
  @media (max-width: 379.98px) {
    a {
      padding-inline: 8px;
      font-stretch: 75%;
    }
  }
  @media (max-width: 339.98px) {
    gap: ${space[1]};
    a {
      padding-inline: 5px;
    }
  }
  @media ${roomy} {
    gap: 14px;
  }
`;
