import type { FoodPageMenu } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';

/** What a place serves all days, and where and when. */
export function useFoodMenu(page: 'foodFoodTrucks' | 'foodRestaurants' | 'foodKiosks'): FoodPageMenu {
  const copy = useCopy(page);
  const menu = copy('menu');
  const facts = copy('facts');
  return {
    title: menu.headline,
    items: menu.items.map(({ name, text }) => ({ title: name, text })),
    facts: { title: facts.headline, items: facts.items },
  };
}
