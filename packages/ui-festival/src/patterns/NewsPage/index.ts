export { NewsPage, type NewsPageProps } from './NewsPage.tsx';
