export { Card, type CardProps, type CardVariables, cardPaddings } from './Card.tsx';
