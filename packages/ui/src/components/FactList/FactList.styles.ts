import { styled } from 'styled-components';
import { defineParts } from '../../styles/defineParts.ts';
import { color, space } from '../../tokens/index.ts';

export const part = defineParts('fact-list', 'title');

export const FactListFrame = styled.ul`
  display: grid;
  max-width: 60ch;
  & > li {
    position: relative;
    overflow-wrap: anywhere;
    padding-block: var(--ui-fact-list-padding, ${space[2]});
    padding-inline: 34px 0;
    border-block-end: var(--ui-fact-list-border, 1px solid color-mix(in srgb, currentColor 20%, transparent));
  }
  & > li:last-child {
    border-block-end: 0;
  }
  /* A match as the bullet: stick, then head. */
  & > li::before {
    content: '';
    position: absolute;
    top: calc(var(--ui-fact-list-padding, ${space[2]}) + 0.72em - 2px);
    inset-inline-start: 0;
    width: 22px;
    height: 4px;
    background: linear-gradient(90deg, ${color.matchStick} 0 16px, ${color.matchHead} 0);
  }
  .${part.title} {
    display: block;
  }
`;
