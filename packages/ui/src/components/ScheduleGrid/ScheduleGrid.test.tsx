import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleGrid, scheduleViews } from './index.ts';

const [, saturday] = scheduleDays;
if (!saturday) throw new Error('The fixture has no second day.');
const entries = scheduleEntries.filter(entry => entry.day === saturday.day);

describeConformance(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} />);

test('the markup is the same in every view', () => {
  const markup = scheduleViews.map(view => {
    const { container, unmount } = render(
      <ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} view={view} />,
    );
    const html = container.querySelector('[data-part="board"]')?.innerHTML;
    unmount();
    return html;
  });
  expect(new Set(markup).size).toBe(1);
});

test('heads and times are for the eye; items say both themselves', () => {
  const { container } = render(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} />);
  expect(container.querySelector('[data-part="heads"]')).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('[data-part="head"]')].map(head => head.textContent)).toEqual(
    schedulePlaces.map(({ name }) => name),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(entries.length);
});
