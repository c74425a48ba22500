import { styled } from 'styled-components';
import { media, space, stretch, text } from '@tand/ui/tokens';

/** Font size at which `letters` letters of 0.58 em fit their column. */
const fitting = (letters: number) => `min(${text.display.size}, ${Math.floor(1000 / (letters * 0.58)) / 10}cqi)`;

export const TitledSectionColumns = styled.div`
  @media ${media.wide} {
    display: grid;
    gap: clamp(${space[6]}, 4vw, ${space[8]});
    align-items: center;
    & > :first-child > header {
      grid-template-columns: minmax(0, 1fr);
      margin-block-end: 0;
    }
    &:is([data-heading='start'], [data-heading='end']) {
      & > :first-child {
        container-type: inline-size;
        & h2 {
          font-size: ${fitting(12)};
          font-stretch: ${stretch.narrow};
          letter-spacing: 0.02em;
        }
        & h2[data-word='14'] {
          font-size: ${fitting(14)};
        }
        & h2:is([data-word='17'], [data-word='21']) {
          font-size: ${fitting(21)};
        }
      }
    }
    &[data-heading='start'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    &[data-heading='end'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      & > :nth-child(2) {
        grid-area: 1 / 1;
      }
    }
    &[data-heading='over'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      & > :first-child {
        position: relative;
        z-index: 1;
        width: 66%;
        margin-block-end: clamp(-210px, -13vw, -150px);
        pointer-events: none;
        & > header {
          justify-items: start;
        }
        & p {
          max-width: 22rem;
        }
        & a {
          pointer-events: auto;
        }
      }
      & > :nth-child(2) {
        width: 88%;
        margin-inline-start: auto;
      }
    }
  }
`;
