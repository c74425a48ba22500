import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown, type CountdownLabels } from '../../components/Countdown/index.ts';
import { scheduleEntries, scheduleLabels, schedulePlaces } from '../../components/Schedule/Schedule.fixtures.ts';
import { ScheduleItem } from '../../components/ScheduleItem/index.ts';
import { ClockProvider } from '../ClockProvider/index.ts';
import { clockIn, clockText, hourText, LocaleProvider } from './index.ts';

const now = Date.UTC(2026, 2, 1, 12);
const unit = { other: '' };
const labels: CountdownLabels = {
  name: 'timer',
  target: 'target',
  units: { day: unit, hour: unit, minute: unit, second: unit },
  sentence: time => `» ${time} «`,
  underMinute: 'under',
  over: 'over',
};

const languages = [
  ['de', '15:05', '00', '3 Tage und 4 Stunden'],
  ['ar-EG', '٠٣:٠٥ م', '١٢ ص', '٣ أيام و٤ ساعات'],
  ['ja', '15:05', '00', '3 日、4 時間'],
  ['en-US', '03:05 PM', '12 AM', '3 days and 4 hours'],
  ['en', '15:05', '00', '3 days and 4 hours'],
  ['sv', '15.05', '00', '3 dygn och 4 timmar'],
  ['sv-FI', '15.05', '00', '3 dygn och 4 timmar'],
] as const;

test.each(languages)('writes times and durations in %s', (lang, clock, hour, left) => {
  expect([clockText(905, lang), hourText(1470, lang)]).toEqual([clock, hour]);
  expect(clockIn('15:05–15:05', lang)).toBe(`${clock}–${clock}`);
  render(
    <LocaleProvider lang={lang} timeZone="America/New_York">
      <ClockProvider now={() => now}>
        <Countdown target={now + 76 * 3_600_000} labels={labels} />
        <ScheduleItem day="" entry={scheduleEntries.en[0]!} place={schedulePlaces.en[0]} labels={scheduleLabels.en} />
      </ClockProvider>
    </LocaleProvider>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent(`» ${left} «`);
});
