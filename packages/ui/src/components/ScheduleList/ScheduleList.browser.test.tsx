import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from './index.ts';

test('gives items the colour of their place and the icon of their kind', () => {
  render(
    <ScheduleList
      entries={[{ ...scheduleEntries.sv[0]!, kind: 'music' }]}
      places={schedulePlaces.sv}
      days={scheduleDays.sv}
      labels={scheduleLabels.sv}
    />,
  );
  const look = getComputedStyle(screen.getByRole('listitem'));
  for (const name of ['--ground', '--icon']) expect(look.getPropertyValue(name), name).not.toBe('');
});
