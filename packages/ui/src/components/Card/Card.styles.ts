import { styled } from 'styled-components';
import { cardSheet, strikerStrip } from '../../styles/mixins.ts';
import { space } from '../../tokens/index.ts';

export const CardFrame = styled.div`
  position: relative;
  overflow: hidden;
  ${cardSheet}
  list-style: none;
  padding: var(--ui-card-padding, ${space[5]});
  &[data-padding='compact'] {
    padding: var(--ui-card-padding, ${space[4]});
  }
  &[data-striker] {
    padding-block-end: calc(22px + ${space[5]});
  }
  &[data-striker]::after {
    position: absolute;
    inset: auto 0 0;
    ${strikerStrip('22px')}
  }
`;
