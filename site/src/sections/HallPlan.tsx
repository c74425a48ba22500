import { hall } from '@edition/lists/hall.ts';
import { SeatPlan, type SeatPlanProps } from '@tand/ui-festival';
import { districtLinks, useCopy, useLang } from '#app';

/** TICKET-4 */
export function HallPlan({ band }: Pick<SeatPlanProps, 'band'>) {
  const lang = useLang();
  const { left, right, far, walk, rows } = hall;
  const places = districtLinks(lang).map(link => ({ ...link, rows: rows[link.id] }));
  const words = useCopy('seatPlan')('plan');
  return <SeatPlan id="plan" band={band} places={places} left={left} right={right} far={far} walk={walk} {...words} />;
}
