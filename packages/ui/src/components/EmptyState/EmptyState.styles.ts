import { styled } from 'styled-components';
import { font, space, stretch, text } from '../../tokens/index.ts';

export const EmptyStateFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-empty-state-gap, ${space[4]});
  padding: var(--ui-empty-state-padding, ${space[7]} ${space[4]});
  text-align: center;
  overflow-wrap: anywhere;
  & > img {
    width: auto;
    height: 160px;
  }
`;
export const EmptyStateTitle = styled.p`
  max-width: 22ch;
  font: 800 ${text.heading.size} / ${text.heading.line} var(--ui-empty-state-font, ${font.display});
  font-stretch: ${stretch.snug};
  text-wrap: balance;
`;
export const EmptyStateText = styled.div`
  max-width: 48ch;
`;
