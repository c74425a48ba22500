export { ActivityCard, type ActivityCardProps } from './ActivityCard.tsx';
