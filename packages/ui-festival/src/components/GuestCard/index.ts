export { GuestCard, type GuestCardProps } from './GuestCard.tsx';
