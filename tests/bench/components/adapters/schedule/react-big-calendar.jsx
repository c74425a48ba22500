/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import { useMemo } from 'react';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import { format, parse, startOfWeek, getDay } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import 'react-big-calendar/lib/css/react-big-calendar.css';
const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { en: enUS } });
const views = ['day'];
function C({ items, locations, date, filter }) {
  const events = useMemo(
    () =>
      items
        .filter(x => filter == null || x.category === filter)
        .map(x => ({
          id: x.id,
          title: x.title,
          start: new Date(`${date}T${x.start}:00`),
          end: new Date(`${date}T${x.end}:00`),
          resourceId: x.locationId,
        })),
    [items, date, filter],
  );
  const day = useMemo(() => new Date(`${date}T12:00:00`), [date]);
  return (
    <Calendar
      localizer={localizer}
      events={events}
      resources={locations}
      resourceIdAccessor="id"
      resourceTitleAccessor="name"
      defaultView="day"
      views={views}
      date={day}
      onNavigate={() => {}}
      toolbar={false}
      style={{ height: 800 }}
    />
  );
}
export function mount(el, input) {
  const r = reactMount(C, el, { ...input, filter: null });
  return { setFilter: filter => r.set({ filter }) };
}
