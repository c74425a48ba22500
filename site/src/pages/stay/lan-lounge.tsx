import { useCopy } from '../../app/useCopy.ts';
import { FoodPage } from '../../templates/FoodPage.tsx';

/** SPEC 2.4, food: the lounge's facts for Friday, Saturday and Sunday. */
export default function LanLoungePage() {
  const days = useCopy('foodLanLounge')('days').map(({ id, headline, intro, facts }) => ({
    id,
    title: headline,
    intro,
    facts: facts.map(({ time, text }) => ({ label: time, value: text })),
  }));
  return <FoodPage page="foodLanLounge" slug="lan-lounge" tone="yellow" days={days} />;
}
