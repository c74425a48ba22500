import { FoodMenu, FoodPage } from '../../templates/FoodPage.tsx';

/** SPEC 2.4, food. */
export default function FoodTrucksPage() {
  return (
    <FoodPage page="foodFoodTrucks" slug="food-trucks" tone="pink">
      <FoodMenu page="foodFoodTrucks" />
    </FoodPage>
  );
}
