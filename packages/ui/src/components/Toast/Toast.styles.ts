import { styled } from 'styled-components';
import { border, color, radius, shadow, space } from '../../tokens/index.ts';

export const ToastFrame = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
  &[data-open] {
    padding: ${space[4]} ${space.gutter} max(${space[5]}, env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;
export const ToastBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-toast-gap, ${space[4]});
  min-width: 0;
  max-width: 36rem;
  padding-block: var(--ui-toast-padding, ${space[2]});
  padding-inline: ${space[4]} ${space[2]};
  border: var(--ui-toast-border, ${border.base});
  border-radius: var(--ui-toast-radius, ${radius.base});
  box-shadow: ${shadow.box};
  background: var(--ui-toast-background, ${color.card});
  color: var(--ui-toast-color, ${color.ink});
  pointer-events: auto;
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 700;
  }
`;
