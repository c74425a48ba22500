export { CreatorPage, type CreatorPageProps } from './CreatorPage.tsx';
