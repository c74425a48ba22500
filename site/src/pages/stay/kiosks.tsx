import { FoodMenu, FoodPage } from '../../templates/FoodPage.tsx';

/** SPEC 2.4, food. */
export default function KiosksPage() {
  return (
    <FoodPage page="foodKiosks" slug="kiosks" tone="teal">
      <FoodMenu page="foodKiosks" />
    </FoodPage>
  );
}
