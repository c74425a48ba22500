export { FaqPage, type FaqPageGroup, type FaqPageProps } from './FaqPage.tsx';
