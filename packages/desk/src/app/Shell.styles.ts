import { border, color, font, media, space, stretch } from '@tand/ui/tokens';
import { defineParts, strikerEdge } from '@tand/ui/styles';
import { styled } from 'styled-components';

export const part = defineParts('desk-screen', 'back');

export const wide = '(min-width: 960px)';

export const ShellFrame = styled.div`
  --tabs: 58px;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  font-size: 1rem;
  line-height: 1.4;
  @media not all and ${wide} {
    &:has(.${part.back}) {
      --tabs: 0px;
      & > nav {
        display: none;
      }
    }
  }
  @media ${wide} {
    --tabs: 0px;
    display: grid;
    grid-template: 1fr / 13rem minmax(0, 1fr);
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Ways = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  order: 1;
  border-block-start: ${border.base};
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color.card};
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-height: 56px;
    padding: 4px 2px;
    color: ${color.ink};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.1;
    text-decoration: none;
    &:focus-visible {
      outline-offset: -4px;
    }
    &[aria-current='page'] {
      color: ${color.current};
      font-weight: 700;
    }
    &[aria-current='page']::after {
      content: '';
      position: absolute;
      inset: auto 22% 0;
      height: 4px;
      background: linear-gradient(to left, ${color.matchHead} 9px, ${color.matchStick} 9px);
    }
  }
  /* An open on-screen keyboard leaves too little height for a sticky bar. */
  @media (max-height: 460px) and ${media.mobile} {
    position: static;
  }
  @media ${wide} {
    inset-block: 0;
    order: 0;
    align-self: start;
    height: 100dvh;
    padding: ${space[5]} 0;
    border-block-start: 0;
    border-inline-end: ${border.base};
    ul {
      grid-auto-flow: row;
      gap: 2px;
      margin-block-start: ${space[5]};
    }
    a {
      grid-template-columns: auto 1fr;
      justify-items: start;
      align-items: center;
      gap: ${space[3]};
      min-height: 48px;
      padding: 6px ${space[5]};
      font: 800 1rem/1.1 ${font.display};
      font-stretch: ${stretch.snug};
      &[aria-current='page'] {
        font-weight: 800;
      }
      &[aria-current='page']::after {
        inset: 8px auto 8px 0;
        width: 4px;
        height: auto;
        background: linear-gradient(to bottom, ${color.matchHead} 9px, ${color.matchStick} 9px);
      }
    }
  }
`;

export const RailMark = styled.div`
  padding-inline: ${space[5]};
  @media not all and ${wide} {
    display: none;
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: calc(50% + 8px);
  min-width: 20px;
  padding: 1px 4px;
  border-radius: 4px;
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 800 0.8125rem/18px ${font.display};
  font-stretch: ${stretch.narrow};
  text-align: center;
  @media ${wide} {
    position: static;
    margin-inline-start: auto;
    grid-column: 3;
  }
`;

export const TopBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 56px;
  padding: 6px ${space[2]} 6px ${space[4]};
  border-block-end: ${border.base};
  background: ${color.paper};
  &:has(> .${part.back}) {
    padding-inline-start: ${space[2]};
  }
  h1 {
    flex: 1;
    min-width: 0;
    padding-block: 2px;
    font: 900 1.3125rem/1.1 ${font.display};
    font-stretch: ${stretch.snug};
    text-transform: uppercase;
    overflow: hidden;
    text-overflow: ellipsis;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .${part.back} + h1 {
    font: 800 1.0625rem/1.2 ${font.display};
    font-stretch: 90%;
    text-transform: none;
  }
  .${part.back} {
    border-color: transparent;
  }
  @media ${wide} {
    min-height: 72px;
    padding-inline: ${space[6]};
    h1 {
      font-size: 1.75rem;
    }
    .${part.back} + h1 {
      font-size: 1.375rem;
    }
    &:has(> .${part.back}) {
      padding-inline-start: ${space[4]};
    }
  }
`;

export const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.muted};
  white-space: nowrap;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    background: ${color.teal};
    border: 2px solid ${color.ink};
  }
  &[data-off]::before {
    background: transparent;
  }
`;

export const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: ${space[4]} ${space[4]} ${space[7]};
  @media ${wide} {
    padding: ${space[5]} ${space[6]} ${space[8]};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  max-width: 46rem;
`;

export const ActionFrame = styled.div`
  position: sticky;
  inset-block-end: calc(var(--tabs) + env(safe-area-inset-bottom));
  z-index: 3;
  border-block-start: ${border.base};
  background: ${color.card};
  &::before {
    content: '';
    display: block;
    height: 10px;
    ${strikerEdge}
  }
  @media (max-height: 460px) and ${media.mobile} {
    inset-block-end: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]} calc(${space[3]} + 4px);
  && > :is(a, button) {
    flex: 1 1 auto;
    min-height: 48px;
  }
  & > p {
    flex: 1 1 9rem;
    min-width: 0;
    line-height: 1.2;
  }
  @media ${wide} {
    padding-inline: ${space[6]};
    && > :is(a, button) {
      flex: none;
      min-width: 12rem;
    }
  }
`;
