import { border, color, font, media, radius, space } from '@tand/ui/tokens';
import { styled } from 'styled-components';

const laneHeight = 46;

export const BoardFrame = styled.div`
  position: relative;
  max-height: calc(100dvh - 20rem);
  min-height: 24rem;
  overflow: auto;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  overscroll-behavior: contain;
  /* Scrolls a focused item clear of the sticky hours and places. */
  scroll-padding: 34px 8px 8px calc(10rem + 8px);
`;

export const Hours = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: flex;
  width: calc(var(--width) + 10rem);
  height: 30px;
  padding-inline-start: 10rem;
  border-block-end: ${border.base};
  background: ${color.card};
  span {
    flex: none;
    width: var(--hour);
    border-inline-start: 2px solid ${color.line};
    padding-inline-start: 6px;
    font: 800 0.875rem/28px ${font.display};
    font-stretch: 85%;
  }
`;

export const Lane = styled.div`
  position: relative;
  display: flex;
  width: calc(var(--width) + 10rem);
  height: calc(var(--lanes) * ${laneHeight}px + 6px);
  border-block-end: 2px solid ${color.edge};
  background: repeating-linear-gradient(
    to right,
    transparent 0 calc(var(--hour) - 1px),
    color-mix(in srgb, ${color.line} 35%, transparent) calc(var(--hour) - 1px) var(--hour)
  );
  background-position-x: 10rem;
  &[data-over] {
    background-color: ${color.highlight};
  }
  & > h2 {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    flex: none;
    width: 10rem;
    padding: 8px ${space[3]};
    border-inline-end: ${border.base};
    background: var(--pattern, none), var(--ground);
    color: var(--on);
    font: 800 0.9375rem/1.1 ${font.display};
    font-stretch: 90%;
    overflow-wrap: anywhere;
  }
`;

export const BarFrame = styled.a`
  position: absolute;
  inset-block-start: calc(3px + var(--lane) * ${laneHeight}px);
  inset-inline-start: calc(10rem + var(--from));
  width: var(--length);
  height: ${laneHeight - 6}px;
  padding: 3px 6px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.base};
  background: ${color.wood};
  color: ${color.ink};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.15;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  overflow: clip;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &[data-highlighted] {
    background: ${color.highlight};
  }
  &[data-unsent] {
    background: ${color.yellow};
    color: ${color.onYellow};
  }
  &[data-clash] {
    outline: 3px solid ${color.error};
    outline-offset: -3px;
  }
  &[data-cancelled] {
    text-decoration: line-through;
    border-style: dashed;
    background: none;
    color: ${color.muted};
  }
  &[data-dragged] {
    z-index: 2;
    cursor: grabbing;
    box-shadow: 0 4px 0 ${color.edge};
  }
  &:focus-visible {
    z-index: 2;
    outline: 3px solid ${color.focus};
    outline-offset: 0;
  }
  b {
    display: block;
    font: 800 0.8125rem/1.1 ${font.display};
    font-stretch: 80%;
    overflow: clip;
  }
  @media ${media.fine} {
    &:hover {
      z-index: 2;
    }
  }
`;

export const NowLine = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(10rem + var(--from));
  z-index: 1;
  width: 3px;
  background: ${color.red};
  pointer-events: none;
`;

export const Hint = styled.p`
  color: ${color.muted};
  font-size: 0.9375rem;
  kbd {
    padding: 0 5px;
    border: 2px solid ${color.line};
    border-radius: ${radius.base};
    font: inherit;
    font-weight: 700;
  }
`;
