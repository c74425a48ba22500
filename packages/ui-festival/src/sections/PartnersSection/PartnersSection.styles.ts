import { styled } from 'styled-components';
import { color, media, space } from '@tand/ui/tokens';

export const PartnersSectionWall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  &:empty {
    display: none;
  }
  &[data-columns='1'] {
    grid-template-columns: minmax(0, 1fr);
    & > li > * {
      aspect-ratio: auto;
      min-height: clamp(8rem, 14vw, 12rem);
    }
  }
  @media ${media.desktop} {
    gap: ${space[4]};
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:is([data-columns='4'], [data-columns='6']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media ${media.wide} {
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  &[data-marks] {
    gap: 0;
    overflow: clip;
    border: 2px solid ${color.line};
    & > li {
      margin: 0 -2px -2px 0;
      border: solid ${color.line};
      border-width: 0 2px 2px 0;
    }
    @media ${media.mobile} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
