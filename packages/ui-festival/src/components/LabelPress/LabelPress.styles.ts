import { keyframes, styled } from 'styled-components';
import { border, color, media, space } from '@tand/ui/tokens';

const strike = keyframes`
  from { clip-path: inset(100% 0 0); }
  to { clip-path: inset(0); }
`;

export const LabelPressFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space[8]};
  align-items: center;
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`;
export const LabelPressSheet = styled.div`
  position: relative;
  width: min(100%, 460px);
  margin-inline: auto;
  aspect-ratio: 3 / 4;
  border: ${border.base};
  background: ${color.card};
  box-shadow: 8px 10px 0 ${color.edge};
  rotate: -2deg;
  & > * {
    position: absolute;
    inset: 0;
  }
  & img {
    width: 100%;
    height: 100%;
  }
  &[data-struck] > :last-child:not(:first-child) {
    animation: ${strike} 480ms steps(4);
  }
`;
