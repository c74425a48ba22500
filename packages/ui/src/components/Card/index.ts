export { Card, type CardProps, type CardVariables, cardElements, cardPaddings } from './Card.tsx';
