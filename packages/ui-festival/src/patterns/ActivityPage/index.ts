export { ActivityPage, type ActivityPageProps } from './ActivityPage.tsx';
