import { styled } from 'styled-components';
import { defineParts } from '@tand/ui/styles';
import { border, color, media, radius, space } from '@tand/ui/tokens';

export const part = defineParts('map-pin', 'stick', 'flame');

export const ItemOpening = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  @media ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;
/* Scenes differ in size; the middle of each fills the same frame. */
export const ItemScene = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  @media ${media.mobile} {
    aspect-ratio: 2 / 1;
  }
  @media print {
    display: none;
  }
  & > span,
  & img {
    height: 100%;
  }
  & img {
    object-fit: cover;
    transform: scale(1.35);
  }
`;
export const ItemMap = styled.div`
  position: relative;
  overflow: hidden;
`;
export const ItemPin = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  & ellipse {
    fill: ${color.edge};
    opacity: 0.45;
  }
  & path {
    stroke: ${color.edge};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .${part.stick} {
    fill: #f6e6c8;
  }
  & .${part.flame} {
    fill: ${color.red};
  }
`;
