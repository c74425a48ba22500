import { styled } from 'styled-components';
import { media, space } from '../../tokens/index.ts';

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
const each = (attribute: string, counts: Record<number, number>) =>
  Object.entries(counts)
    .map(([wanted, count]) => `&[data-${attribute}='${wanted}'] { ${columns(count)} }`)
    .join('\n');

/**
 * A last row of `rest` cells shares the tracks of a grid of `count` columns. They are the cell that begins a row with so
 * many left, and those after it.
 */
const lastRow = (count: number, rest: number, tracks: number) => {
  const first = `> :nth-child(${count}n + 1):nth-last-child(${rest})`;
  return `& ${first}, & ${first} ~ * { grid-column: span ${tracks / rest}; }`;
};
const filled = (count: number, tracks: number) => `
  ${columns(tracks)}
  & > * { grid-column: span ${tracks / count}; }
  ${Array.from({ length: count - 1 }, (_, index) => lastRow(count, index + 1, tracks)).join('\n')}
`;

export const GridFrame = styled.div`
  display: grid;
  min-width: 0;
  gap: ${space[5]};
  &:is(ul, ol) {
    list-style: none;
    padding: 0;
  }
  &[data-gap='tight'] {
    gap: ${space[3]};
  }
  &[data-gap='loose'] {
    gap: ${space[6]};
  }
  @media ${media.mobile} {
    gap: ${space[5]} ${space[3]};
    ${each('mobile-columns', { 1: 1, 2: 2, 3: 3, 4: 4 })}
  }
  @media ${media.desktop} {
    ${each('columns', { 1: 1, 2: 2, 3: 2, 4: 2, 6: 3, 8: 4 })}
  }
  /* Five are three and two, and none leaves a hole. */
  @media ${media.desktop} and (max-width: 74.99em) {
    &[data-columns='5'] {
      ${columns(6)}
      & > * {
        grid-column: span 2;
      }
      & > :nth-child(5n - 1),
      & > :nth-child(5n) {
        grid-column: span 3;
      }
    }
  }
  @media ${media.wide} {
    ${each('columns', { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8 })}
  }
  /* A child that is worth two, or four. */
  @media ${media.desktop} {
    &:not([data-columns='1']) > [data-span='2'] {
      grid-column: span 2;
    }
  }
  @media ${media.wide} {
    & > [data-span='4'] {
      grid-area: span 2 / span 2;
    }
  }
  @media ${media.mobile} {
    &:not([data-mobile-columns='1']) > [data-span] {
      grid-column: 1 / -1;
    }
  }
  @media ${media.desktop} and (max-width: 74.99em) {
    &[data-filled] {
      ${filled(2, 2)}
    }
  }
  @media ${media.wide} {
    &[data-filled][data-columns='2'] {
      ${filled(2, 2)}
    }
    &[data-filled][data-columns='3'] {
      ${filled(3, 6)}
    }
    &[data-filled][data-columns='4'] {
      ${filled(4, 12)}
    }
  }
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: end;
  }
`;
