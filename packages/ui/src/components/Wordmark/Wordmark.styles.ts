import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';

export const WordmarkFrame = styled.svg`
  width: var(--wordmark-width, 96px);
  height: auto;
  aspect-ratio: 48 / 19;
  fill: currentColor;
  shape-rendering: crispEdges;
  [data-part='flames'] {
    fill: ${color.redText};
  }
  [data-part='cores'] {
    fill: ${color.yellow};
  }
  [data-part='stick'] {
    fill: ${color.matchStick};
  }
  [data-part='head'] {
    fill: ${color.matchHead};
  }
  /* On yellow the flame's core would vanish; the night's yellow band is dark and keeps it. */
  &[data-ground='yellow'] [data-part='flames'] {
    fill: var(--ui-day, ${color.red}) var(--ui-night, ${color.redText});
  }
  &[data-ground='yellow'] [data-part='cores'] {
    fill: var(--ui-day, ${color.onStriker}) var(--ui-night, ${color.yellow});
  }
  &[data-ground='yellow'] [data-part='stick'] {
    fill: var(--ui-day, ${color.onStriker}) var(--ui-night, ${color.matchStick});
  }
  &[data-ground='blue'] [data-part='flames'] {
    fill: ${color.yellow};
  }
  &[data-ground='blue'] [data-part='cores'] {
    fill: ${color.onBlue};
  }
`;
