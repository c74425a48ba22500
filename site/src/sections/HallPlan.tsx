import { districts } from '@edition/lists/districts.ts';
import { hall } from '@edition/lists/hall.ts';
import { SeatPlan, type SeatPlanProps } from '@tand/ui-festival';
import { shownText, useCopy, useLang } from '#app';

/** TICKET-4 */
export function HallPlan({ band }: Pick<SeatPlanProps, 'band'>) {
  const lang = useLang();
  const { left, right, far, walk, rows } = hall;
  const places = districts.map(({ slug, name, number, color }) => {
    const href = `/universe/districts/${slug}`;
    return { id: slug, number, name: shownText(name, lang), href, band: color, rows: rows[slug] };
  });
  const words = useCopy('seatPlan')('plan');
  return <SeatPlan id="plan" band={band} places={places} left={left} right={right} far={far} walk={walk} {...words} />;
}
