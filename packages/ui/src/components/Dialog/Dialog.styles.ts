import { styled } from 'styled-components';
import { border, color, font, media, radius, shadow, space, stretch, text } from '../../tokens/index.ts';

export const DialogFrame = styled.dialog`
  html:has(&:modal) {
    overflow: hidden;
  }
  width: min(38rem, calc(100vw - 32px));
  max-width: none;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: var(--ui-dialog-border, ${border.base});
  border-radius: var(--ui-dialog-radius, ${radius.base});
  box-shadow: ${shadow.box};
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--ui-dialog-background, ${color.paper});
  color: var(--ui-dialog-color, ${color.ink});
  &[data-size='large'] {
    width: min(80rem, calc(100vw - 32px));
  }
  &::backdrop {
    background: rgb(18 16 28 / 82%);
  }
  &[open] {
    transition: transform 180ms steps(4);
    @starting-style {
      transform: translateY(24px);
    }
  }
  @media ${media.forced} {
    border-color: CanvasText;
  }
`;

export const DialogHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-dialog-gap, ${space[4]});
  padding-block: ${space[3]};
  padding-inline: ${space[5]} ${space[3]};
  border-block-end: var(--ui-dialog-border, ${border.base});
  background: var(--ui-dialog-background, ${color.paper});
`;

export const DialogTitle = styled.h2`
  color: ${color.heading};
  font: 800 ${text.subheading.size} / 1.1 var(--ui-dialog-font, ${font.display});
  font-stretch: ${stretch.snug};
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const DialogBody = styled.div`
  padding: var(--ui-dialog-padding, ${space[5]});
  overflow-wrap: anywhere;
`;
