import { keyframes, styled } from 'styled-components';
import { color, space } from '../../tokens/index.ts';

const turn = keyframes`
  to { rotate: 360deg; }
`;
export const LoaderFrame = styled.output`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[6]};
  color: ${color.ink};
  &[data-size='small'] {
    padding: 0;
  }
`;
/* With reduced motion, global.css stops the animation. */
export const LoaderLogo = styled.svg`
  width: 72px;
  height: 72px;
  animation: ${turn} 1.6s steps(12) infinite;
  [data-size='small'] > & {
    width: 32px;
    height: 32px;
  }
`;
