export { Card, type CardProps } from './Card.tsx';
export { cardElements, cardPaddings } from './Card.variants.ts';
export type { CardVariables } from './Card.tsx';
