import { styled } from 'styled-components';
import { border, color, font, radius, space, stretch } from '../../tokens/index.ts';

export const AlertFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} var(--ui-alert-gap, ${space[3]});
  padding: ${space[4]} ${space[5]};
  border: var(--ui-alert-border, ${border.base});
  border-inline-start: 10px solid var(--ui-alert-accent, ${color.blue});
  border-radius: var(--ui-alert-radius, ${radius.base});
  background: var(--ui-alert-background, ${color.paper});
  color: var(--ui-alert-color, ${color.ink});
  &[data-tone='success'] {
    border-inline-start-color: var(--ui-alert-accent, ${color.success});
  }
  &[data-tone='warning'] {
    border-inline-start-color: var(--ui-alert-accent, ${color.warning});
    background: var(--ui-alert-background, ${color.highlight});
  }
  &[data-tone='danger'] {
    border-inline-start-color: var(--ui-alert-accent, ${color.danger});
  }
  & > svg {
    grid-row: 1;
    width: 24px;
    height: 24px;
    fill: currentColor;
  }
  &[data-tone='danger'] > svg {
    color: ${color.error};
  }
`;
export const AlertTitle = styled.p`
  font: 800 1.125rem / 1.35 var(--ui-alert-font, ${font.display});
  font-stretch: ${stretch.snug};
`;
export const AlertBody = styled.div`
  grid-column: 2;
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: ${space[3]};
  }
`;
