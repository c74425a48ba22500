export { AccommodationPage, type AccommodationPageProps } from './AccommodationPage.tsx';
