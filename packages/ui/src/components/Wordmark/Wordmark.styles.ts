import { styled } from 'styled-components';
import { defineParts } from '../../styles/defineParts.ts';
import { color, font } from '../../tokens/index.ts';

export const part = defineParts('wordmark', 'letters', 'flames', 'cores', 'stick', 'head');

export const WordmarkFrame = styled.svg`
  width: var(--wordmark-width, 96px);
  height: auto;
  fill: currentColor;
  shape-rendering: crispEdges;
  .${part.letters} {
    font: 900 15px ${font.display};
  }
  .${part.flames} {
    fill: ${color.redText};
  }
  .${part.cores} {
    fill: ${color.yellow};
  }
  .${part.stick} {
    fill: ${color.matchStick};
  }
  .${part.head} {
    fill: ${color.matchHead};
  }
  /* Yellow cores are invisible on yellow; at night the yellow band is dark. */
  &[data-on='yellow'] .${part.flames} {
    fill: var(--ui-day, ${color.red}) var(--ui-night, ${color.redText});
  }
  &[data-on='yellow'] .${part.cores} {
    fill: var(--ui-day, ${color.onStriker}) var(--ui-night, ${color.yellow});
  }
  &[data-on='yellow'] .${part.stick} {
    fill: var(--ui-day, ${color.onStriker}) var(--ui-night, ${color.matchStick});
  }
`;
