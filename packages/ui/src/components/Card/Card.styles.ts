import { styled } from 'styled-components';
import { strikerEdge } from '../../styles/grounds.ts';
import { border, color, radius, space } from '../../tokens/index.ts';

export const CardFrame = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
  border: var(--ui-card-border, ${border.base});
  border-radius: var(--ui-card-radius, ${radius.base});
  background: var(--ui-card-background, ${color.paper});
  color: var(--ui-card-color, ${color.ink});
  list-style: none;
  padding: var(--ui-card-padding, ${space[5]});
  &[data-padding='compact'] {
    padding: var(--ui-card-padding, ${space[4]});
  }
  &[data-padding='none'] {
    padding: 0;
  }
  &[data-striker] {
    padding-block-end: calc(22px + ${space[5]});
  }
  &[data-striker][data-padding='none'] {
    padding-block-end: 22px;
  }
  &[data-striker]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 22px;
    border-top: ${border.base};
    ${strikerEdge}
  }
`;
