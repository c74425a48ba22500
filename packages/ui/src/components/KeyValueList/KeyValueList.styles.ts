import { styled } from 'styled-components';
import { border, color, font, radius, space, text } from '../../tokens/index.ts';

export const KeyValueFrame = styled.dl`
  border-block: var(--ui-key-value-list-border, ${border.control});
  &:empty {
    display: none;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} var(--ui-key-value-list-gap, ${space[5]});
    padding-block: var(--ui-key-value-list-padding, ${space[3]});
  }
  & > div + div {
    border-block-start: var(--ui-key-value-list-border, ${border.control});
  }
  /* A value wraps below its label if their longest words do not fit side by side. */
  & > div > :is(dt, dd) {
    max-width: 100%;
    overflow-wrap: break-word;
    font-weight: 600;
  }
  & > div > dt {
    flex: 1 1 min(8.5rem, 33%);
    color: var(--ui-key-value-list-color, ${color.muted});
  }
  & > div > dd {
    flex: 2 1 min(17rem, 57%);
  }
  &[data-size='large'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    overflow: hidden;
    border: var(--ui-key-value-list-border, ${border.control});
    border-radius: var(--ui-key-value-list-radius, ${radius.base});
    background: var(--ui-key-value-list-background, ${color.paper});
    color: ${color.ink};
    & > div {
      flex: 1 1 17rem;
      min-width: 0;
      display: block;
      padding: var(--ui-key-value-list-padding, ${space[4]} ${space[5]} ${space[5]});
      border: 0;
      box-shadow: 0 0 0 2px ${color.line};
    }
    &:has(> :nth-child(5)) > div {
      flex-basis: 24rem;
    }
    &:has(> :nth-child(7)) > div {
      flex-basis: 17rem;
    }
    & > div > dt {
      color: var(--ui-key-value-list-color, ${color.redText});
      font: 400 ${text.pixel.size} / ${text.pixel.line} ${font.pixel};
      margin-block-end: ${space[1]};
    }
    & > div > dd {
      font: 800 1.25rem/1.25 var(--ui-key-value-list-font, ${font.display});
      text-wrap: balance;
      hyphens: auto;
    }
  }
`;
