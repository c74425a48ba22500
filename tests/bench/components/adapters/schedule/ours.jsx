/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Our list: every item in the page, rows out of sight skipped by the browser, a filter that hides.
import '@tand/ui/tokens/tokens.css';
import { ScheduleGrid } from '@tand/ui/components/ScheduleGrid/index.ts';
import { scheduleLabels } from '@tand/ui/components/Schedule/Schedule.fixtures.ts';
import { scheduleTones } from '@tand/ui/components/ScheduleItem/index.ts';
import { DATE } from '../../data.js';
import { reactMount } from '../../react.jsx';

const day = { day: 0, name: 'Thursday', shortName: 'Thu' };
const filters = new Map();
const press = () => {};

export const entriesOf = (items, href) =>
  items.map(item => ({
    id: item.id,
    title: item.title,
    day: 0,
    placeId: item.locationId,
    startMinutes: item.startMin,
    endMinutes: item.endMin,
    start: `${DATE}T${item.start}:00+02:00`,
    end: `${DATE}T${item.end}:00+02:00`,
    category: item.category,
    href,
  }));

const filterOf = category => {
  if (category === null) return undefined;
  if (!filters.has(category)) filters.set(category, entry => entry.category === category);
  return filters.get(category);
};

export function mountView(element, { items, locations }, view) {
  const entries = entriesOf(items, view === 'grid' ? '#' : undefined);
  const places = locations.map((place, index) => ({ ...place, tone: scheduleTones[index % scheduleTones.length] }));
  const List = ({ category }) => (
    <ScheduleGrid
      day={day}
      entries={entries}
      places={places}
      labels={scheduleLabels.en}
      view={view}
      matches={filterOf(category)}
      onFavouriteClick={view === 'grid' ? press : undefined}
    />
  );
  const { set } = reactMount(List, element, { category: null });
  return { setFilter: category => set({ category }) };
}

export const mount = (element, input) => mountView(element, input, 'list');
