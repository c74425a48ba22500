import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';
import { placeEdge } from '@tand/ui';
import { defineParts } from '@tand/ui/styles';
import { styled } from 'styled-components';
import { rowLink } from '../parts/List.styles.ts';

export const part = defineParts('desk-programme', 'title', 'search');

export const PlaceHead = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 38px;
  padding: 4px ${space[3]} 4px 0;
  border-block-end: ${border.base};
  background: var(--pattern, none), var(--ground, ${color.wood});
  color: var(--on, ${color.ink});
  font: 800 1.0625rem/1.1 ${font.display};
  font-stretch: ${stretch.snug};
  & > span {
    align-self: stretch;
    display: grid;
    place-items: center;
    min-width: 34px;
    margin-block: -4px;
    border-inline-end: ${border.base};
    background: var(--deep);
    color: ${color.onRed};
    font-weight: 900;
  }
`;

export const PlaceBox = styled.section`
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.card};
  overflow: clip;
`;

export const List = styled.ol`
  li + li {
    border-block-start: ${border.base};
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 60px;
  padding: 8px 8px 8px ${space[3]};
  &[data-color] {
    padding-inline-start: 26px;
    &::before {
      ${placeEdge('14px')}
      background-image: var(--pattern);
    }
  }
  &[data-highlighted] {
    background: ${color.highlight};
  }
  &[data-running] {
    box-shadow: inset 0 -4px 0 ${color.matchStick};
  }
  a.${part.title} {
    display: inline-block;
    ${rowLink}
  }
  &[data-cancelled] a.${part.title} {
    text-decoration: line-through;
    color: ${color.muted};
  }
  & > button {
    position: relative;
    z-index: 1;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[3]};
  color: ${color.muted};
  font-size: 0.9375rem;
  line-height: 1.3;
  del {
    text-decoration-thickness: 2px;
  }
`;

export const Clock = styled.span`
  color: ${color.ink};
  font: 800 0.9375rem/1.3 ${font.display};
  font-stretch: 85%;
  font-variant-numeric: tabular-nums;
`;

export const Label = styled.p`
  padding: 6px ${space[3]} 0;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 700;
  text-transform: uppercase;
  letter-spacing: 0.04em;
`;

export const Quiet = styled.p`
  padding: 10px ${space[3]};
  color: ${color.muted};
`;

export const NowGrid = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  }
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem) auto;
  justify-content: start;
  gap: ${space[2]};
  & > .${part.search} {
    grid-column: 1 / -1;
    max-width: 34rem;
  }
  && > button {
    width: 48px;
    height: 48px;
    border: ${border.strong};
  }
`;
