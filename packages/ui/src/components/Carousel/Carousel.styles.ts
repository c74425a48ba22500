import { styled } from 'styled-components';
import { defineParts } from '../../styles/defineParts.ts';
import { media, size, space } from '../../tokens/index.ts';

export const part = defineParts('carousel', 'bar', 'previous', 'next', 'track', 'slide');

export const CarouselFrame = styled.section`
  min-width: 0;
  & > .${part.bar} {
    display: flex;
    justify-content: end;
    gap: ${space[2]};
    min-height: ${size.touch};
    margin-block-end: ${space[4]};
  }
  & > .${part.bar} > button > svg:dir(rtl) {
    scale: -1 1;
  }
  /* Without padding, the track would clip focus rings. */
  & > .${part.track} {
    display: flex;
    gap: var(--ui-carousel-gap, ${space[4]});
    margin: calc(-1 * ${space[2]});
    padding: ${space[2]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${space[2]};
    scrollbar-width: thin;
    scroll-behavior: smooth;
    @media ${media.forced} {
      outline: 1px solid;
      outline-offset: -1px;
    }
    @media print {
      flex-wrap: wrap;
      overflow: visible;
    }
  }
  & > :where(.${part.track}) > .${part.slide} {
    flex: none;
    max-width: 100%;
    scroll-snap-align: start;
  }
`;
