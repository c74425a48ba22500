import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { describeConformance } from '../../test/conformance.tsx';
import { scheduleDays, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { NowNext, nowAndNext } from './index.ts';
import { nowNextLabels } from './NowNext.fixtures.ts';

describeConformance(<NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />);

const at = Date.parse('2025-06-14T15:20:00+02:00');
const clock = () => at;

test('each place says what is on and what comes', () => {
  render(
    <ClockProvider now={clock}>
      <NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />
    </ClockProvider>,
  );
  const palace = screen.getByText('Mirage Palace').closest('li')!;
  expect(within(palace).getByRole('link', { name: 'Kvartsfinaler, CS' })).toBeVisible();
  expect(palace).toHaveTextContent('Kvartsfinaler, CS till 18:00');
  expect(palace).toHaveTextContent('HärnästSön 15 juni 13:00 Final, CS');
  const stage = screen.getByText('Stora scenen').closest('li')!;
  expect(stage).toHaveTextContent('NuInget pågår här');
  expect(stage).toHaveTextContent('16:00 Allsång i vattennivån');
});

test('a server says nothing', () =>
  expect(
    renderToString(<NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />),
  ).not.toContain('Palace'));

test.each([
  ['the moment it begins', '2025-06-14T14:00:00+02:00', ['Kvartsfinaler, CS']],
  ['the moment it ends', '2025-06-14T18:00:00+02:00', []],
])('%s', (_, instant, titles) => {
  const palace = nowAndNext(scheduleEntries, schedulePlaces, Date.parse(instant)).find(({ place }) => place.id === 5);
  expect(palace?.now.map(({ title }) => title)).toEqual(titles);
});

const stage = (instant: string) =>
  nowAndNext(scheduleEntries, schedulePlaces, Date.parse(instant)).find(({ place }) => place.id === 1)?.now;

test('an open end counts as an hour', () => {
  expect(stage('2025-06-14T16:59:00+02:00')).toHaveLength(1);
  expect(stage('2025-06-14T17:00:00+02:00')).toHaveLength(0);
});

test('when all is over no place is left', () =>
  expect(nowAndNext(scheduleEntries, schedulePlaces, Date.parse('2025-06-20T12:00:00+02:00'))).toEqual([]));
