import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/mixins.ts';
import { border, color, font, radius, shadow, space } from '../../tokens/index.ts';

export const SkipLinkFrame = styled.a`
  display: inline-block;
  padding: ${space[3]} ${space[4]};
  border: var(--ui-skip-link-border, ${border.base});
  border-radius: var(--ui-skip-link-radius, ${radius.base});
  background: var(--ui-skip-link-background, ${color.yellow});
  color: var(--ui-skip-link-color, ${color.onYellow});
  box-shadow: ${shadow.box};
  font: 800 1rem/1.1 var(--ui-skip-link-font, ${font.display});
  text-decoration: none;
  z-index: 30;
  &:not(:focus):not(:active) {
    ${visuallyHidden}
    margin: -1px;
    padding: 0;
  }
  &:is(:focus, :active) {
    position: fixed;
    top: ${space[3]};
    inset-inline-start: ${space[4]};
  }
`;
