import { FoodPage } from '../../templates/FoodPage.tsx';
import { useFoodMenu } from '../../templates/useFoodMenu.ts';

/** SPEC 2.4, food. */
export default function FoodTrucksPage() {
  return <FoodPage page="foodFoodTrucks" slug="food-trucks" tone="pink" menu={useFoodMenu('foodFoodTrucks')} />;
}
