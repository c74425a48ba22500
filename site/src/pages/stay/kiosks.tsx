import { FoodPage } from '../../templates/FoodPage.tsx';
import { useFoodMenu } from '../../templates/useFoodMenu.ts';

/** SPEC 2.4, food. */
export default function KiosksPage() {
  return <FoodPage page="foodKiosks" slug="kiosks" tone="teal" menu={useFoodMenu('foodKiosks')} />;
}
