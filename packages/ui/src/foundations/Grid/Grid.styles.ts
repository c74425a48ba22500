import { styled } from 'styled-components';
import { alignments } from '../../styles/mixins.ts';
import { media, size, space } from '../../tokens/index.ts';

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
const each = (attribute: string, counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([wanted, count]) => `&[data-${attribute}='${wanted}'] { ${columns(count)} }`)
    .join('\n');

export const GridFrame = styled.div`
  display: grid;
  min-width: 0;
  gap: ${space[5]};
  &[data-gap='tight'] {
    gap: ${space[3]};
  }
  &[data-gap='loose'] {
    gap: ${space[6]};
  }
  @media ${media.mobile} {
    gap: ${space[5]} ${space[3]};
    ${each('mobile-columns', { 1: 1, 2: 2, 3: 3, 4: 4 })}
    &:not([data-mobile-columns='1']) > [data-span] {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 21.99em) {
    ${each('mobile-columns', { 3: 2 })}
  }
  @media (max-width: 13.99em) {
    ${each('mobile-columns', { 2: 1, 4: 2 })}
  }
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
  @media ${media.desktop} {
    ${each('columns', { 1: 1, 2: 2, 3: 2, 4: 2, 6: 3, 8: 4, aside: 1 })}
    &:not([data-columns='1']) > [data-span='2'] {
      grid-column: span 2;
    }
  }
  @media ${media.wide} {
    ${each('columns', { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8 })}
    &[data-columns='aside'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    & > [data-follows] {
      position: sticky;
      top: calc(${size.navbar} + ${space[5]});
    }
    & > [data-span='4'] {
      grid-area: span 2 / span 2;
    }
  }
  &[data-filled] {
    display: flex;
    flex-wrap: wrap;
    & > * {
      flex: 1 1 17rem;
    }
  }
  ${alignments()}
`;
