export { CreatorsPage, type CreatorsPageItem, type CreatorsPageProps } from './CreatorsPage.tsx';
