export { StayPage, type StayPageProps } from './StayPage.tsx';
