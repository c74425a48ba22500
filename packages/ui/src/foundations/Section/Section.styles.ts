import { styled } from 'styled-components';
import { strikerGround, strikerHeight, strikerStrip } from '../../styles/mixins.ts';
import { color, media, space } from '../../tokens/index.ts';

export const SectionFrame = styled.section`
  position: relative;
  background: var(--ui-section-background, ${color.paper});
  color: var(--ui-section-color, ${color.ink});
  --section-padding: var(--ui-section-padding, ${space.section});
  padding-block: var(--section-padding);
  &[data-padding='compact'] {
    --section-padding: var(--ui-section-padding, ${space[8]});
  }
  &[data-padding='tight'] {
    --section-padding: var(--ui-section-padding, ${space[3]});
  }
  &[data-striker='bottom'] {
    padding-block-end: calc(var(--section-padding) + ${strikerHeight});
    &::after {
      position: absolute;
      inset: auto 0 0;
      ${strikerStrip(strikerHeight, strikerGround)}
    }
  }
  @media ${media.forced} {
    border-block-end: 1px solid;
  }
`;
