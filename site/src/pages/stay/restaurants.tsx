import { FoodMenu, FoodPage } from '../../templates/FoodPage.tsx';

/** SPEC 2.4, food. */
export default function RestaurantsPage() {
  return (
    <FoodPage page="foodRestaurants" slug="restaurants" tone="blue">
      <FoodMenu page="foodRestaurants" />
    </FoodPage>
  );
}
