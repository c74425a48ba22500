import { styled } from 'styled-components';
import { cardSheet, defineParts } from '@tand/ui/styles';
import { border, color, font, media, radius, size, space, stretch, text } from '@tand/ui/tokens';

export const part = defineParts('seat-plan', 'letters', 'hint', 'marks', 'columns', 'column', 'street', 'mark');

export const SeatPlanFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3;
    }
    & > * {
      align-self: start;
    }
  }
  .${part.letters} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${size.touch}, 1fr));
    gap: ${space[1]};
  }
  .${part.letters} a {
    display: grid;
    place-items: center;
    min-height: ${size.touch};
    border: ${border.control};
    border-radius: ${radius.base};
    background: ${color.card};
    color: ${color.ink};
    font: 800 1.125rem/1 ${font.display};
    text-decoration: none;
  }
  .${part.letters} a:hover {
    background: ${color.yellow};
    color: ${color.onYellow};
  }
  .${part.mark} {
    display: inline-block;
    width: 14px;
    height: 14px;
    border: 2px solid ${color.ink};
    background: ${color.blue};
    vertical-align: -1px;
  }
`;
export const SeatPlanHall = styled.div`
  position: relative;
  padding: ${space[3]};
  ${cardSheet}
  .${part.hint} {
    min-height: 3.5em;
    @media ${media.mobile} {
      min-height: 6em;
    }
    font-weight: 600;
  }
  &:has(p:target) .${part.hint} {
    visibility: hidden;
  }
  .${part.marks} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]};
    font-size: ${text.small.size};
    font-weight: 700;
    line-height: 1.2;
  }
  .${part.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space[2]};
    margin-block: ${space[2]};
  }
  .${part.column} {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
  /* Two rings, as the target's own colours may not contrast with the plan. */
  li:target {
    box-shadow:
      0 0 0 5px ${color.yellow},
      0 0 0 8px ${color.edge};
    scroll-margin-block-start: 40vh;
  }
  .${part.marks} > :target {
    background: ${color.yellow};
    color: ${color.onYellow};
  }
  .${part.street} {
    display: grid;
    place-items: center;
    padding-inline: ${space[1]};
    border-inline: 2px dashed ${color.line};
    writing-mode: vertical-rl;
    font-weight: 700;
  }
`;
export const SeatPlanBlock = styled.li`
  flex: 1 1 auto;
  padding: ${space[2]};
  ${cardSheet}
  & > h3 {
    font: 800 1.125rem/1.1 ${font.display};
    font-stretch: ${stretch.narrow};
    hyphens: auto;
  }
  & > h3 a {
    display: block;
    padding-block: ${space[1]};
  }
  & > p {
    font-size: ${text.small.size};
    line-height: ${text.small.line};
  }
  & > ol {
    padding: ${space[2]} 0 0;
  }
`;
export const SeatPlanRow = styled.li`
  display: flex;
  gap: 3px;
  min-height: 24px;
  padding-block: 2px;
  & > span {
    flex: none;
    width: 24px;
    border: 2px solid ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    font: 800 0.9375rem/1.2 ${font.display};
    text-align: center;
  }
  &::before {
    content: '';
    flex: 1;
    order: 1;
    border: 2px solid ${color.ink};
    background:
      linear-gradient(${color.ink} 0 0) 0 50% / 100% 2px no-repeat,
      repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 0 4%);
  }
  &::after {
    content: '';
    flex: none;
    order: 2;
    width: 14px;
    border: 2px solid ${color.ink};
    background: ${color.blue};
  }
  &[data-side='right'] {
    flex-direction: row-reverse;
  }
  & > p {
    visibility: hidden;
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    padding: ${space[3]};
    scroll-margin-block-start: calc(${size.navbar} + ${space[4]});
    border-block-end: ${border.base};
    background: ${color.paper};
    font-weight: 700;
  }
  & > p:target {
    visibility: visible;
  }
  &:has(> :target) {
    outline: 4px solid ${color.focus};
    outline-offset: 1px;
    & > span,
    &::before {
      background-color: ${color.yellow};
      color: ${color.onYellow};
    }
  }
`;
