export { FoodCard, type FoodCardProps } from './FoodCard.tsx';
