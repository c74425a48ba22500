import { border, color, radius } from '../tokens/index.ts';

export const cardSheet = /* css */ `
  min-width: 0;
  border: var(--ui-card-border, ${border.base});
  border-radius: var(--ui-card-radius, ${radius.base});
  background: var(--ui-card-background, ${color.paper});
  color: var(--ui-card-color, ${color.ink});
`;
