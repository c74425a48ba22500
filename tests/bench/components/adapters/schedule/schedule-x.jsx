/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import 'temporal-polyfill-03/global';
import { reactMount } from '../../react.jsx';
import { createViewDay, createCalendar } from '@schedule-x/calendar';
import { ScheduleXCalendar } from '@schedule-x/react';
import '@schedule-x/theme-default/dist/index.css';
const map = (items, date) =>
  items.map(x => ({
    id: x.id,
    title: x.title,
    start: Temporal.ZonedDateTime.from(`${date}T${x.start}:00[UTC]`),
    end: Temporal.ZonedDateTime.from(`${date}T${x.end}:00[UTC]`),
  }));
export function mount(el, { items, date }) {
  const app = createCalendar({
    views: [createViewDay()],
    defaultView: 'day',
    selectedDate: Temporal.PlainDate.from(date),
    timezone: 'UTC',
    events: map(items, date),
  });
  reactMount(
    () => (
      <div style={{ height: 800 }}>
        <ScheduleXCalendar calendarApp={app} />
      </div>
    ),
    el,
    {},
  );
  return {
    setFilter: f =>
      app.events.set(
        map(
          items.filter(x => f == null || x.category === f),
          date,
        ),
      ),
  };
}
