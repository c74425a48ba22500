import { styled } from 'styled-components';
import { color, radius } from '../../tokens/index.ts';

export const BadgeFrame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-badge-gap, 4px);
  padding: 1px 6px;
  border: var(--ui-badge-border, 2px solid ${color.line});
  border-radius: var(--ui-badge-radius, ${radius.base});
  background: var(--ui-badge-background, transparent);
  color: var(--ui-badge-color, ${color.ink});
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;
  &[data-tone='success'] {
    border: var(--ui-badge-border, 2px solid ${color.success});
  }
  &[data-tone='warning'] {
    border: var(--ui-badge-border, 2px solid ${color.warning});
    background: var(--ui-badge-background, ${color.highlight});
  }
  &[data-tone='danger'] {
    border: var(--ui-badge-border, 2px solid ${color.error});
    color: var(--ui-badge-color, ${color.error});
  }
`;
