export { FoodPage, type FoodPageProps } from './FoodPage.tsx';
export type { FoodPageDay, FoodPageMenu } from './FoodPageServing.tsx';
