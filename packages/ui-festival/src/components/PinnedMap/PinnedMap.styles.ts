import { styled } from 'styled-components';
import { color } from '@tand/ui/tokens';

export const PinnedMapFrame = styled.div`
  position: relative;
  overflow: hidden;
`;
export const PinnedMapPin = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  & path {
    stroke: ${color.edge};
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;
