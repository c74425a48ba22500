import { styled } from 'styled-components';
import { border, color, radius, shadow, space } from '../../tokens/index.ts';

export const UpdateNoticeBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} var(--ui-update-notice-gap, ${space[5]});
  min-width: 0;
  max-width: 44rem;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: var(--ui-update-notice-border, ${border.base});
  border-block-start: 8px solid var(--ui-update-notice-accent, ${color.yellow});
  border-radius: var(--ui-update-notice-radius, ${radius.base});
  box-shadow: ${shadow.box};
  background: var(--ui-update-notice-background, ${color.card});
  color: var(--ui-update-notice-color, ${color.ink});
  pointer-events: auto;
  & > p {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: break-word;
    font-weight: 700;
  }
`;
