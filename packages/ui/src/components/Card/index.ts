export { Card, type CardProps, type CardVariables } from './Card.tsx';
export { cardElements, cardPaddings } from './Card.variants.ts';
