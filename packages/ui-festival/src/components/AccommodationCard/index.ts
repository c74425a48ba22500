export { AccommodationCard, type AccommodationCardProps } from './AccommodationCard.tsx';
