/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import { useMemo } from 'react';
import FullCalendar from '@fullcalendar/react';
import list from '@fullcalendar/react/list';
import theme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
const plugins = [list, theme];
function C({ items, date, filter }) {
  const events = useMemo(
    () =>
      items
        .filter(x => filter == null || x.category === filter)
        .map(x => ({ id: x.id, title: x.title, start: `${date}T${x.start}:00`, end: `${date}T${x.end}:00` })),
    [items, date, filter],
  );
  return <FullCalendar plugins={plugins} initialView="listDay" initialDate={date} events={events} headerToolbar={false} />;
}
export function mount(el, input) {
  const r = reactMount(C, el, { ...input, filter: null });
  return { setFilter: filter => r.set({ filter }) };
}
