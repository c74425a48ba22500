import { FoodPage } from '../../templates/FoodPage.tsx';
import { useFoodMenu } from '../../templates/useFoodMenu.ts';

/** SPEC 2.4, food. */
export default function RestaurantsPage() {
  return <FoodPage page="foodRestaurants" slug="restaurants" tone="blue" menu={useFoodMenu('foodRestaurants')} />;
}
