import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { describeConformance } from '../../test/conformance.tsx';
import { scheduleDays, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { NowNext } from './index.ts';
import { nowNextLabels } from './NowNext.fixtures.ts';

describeConformance(<NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />);

const at = Date.parse('2025-06-14T15:20:00+02:00');
const clock = () => at;

// SCHED-32
test('each place says what is on and what comes', () => {
  render(
    <ClockProvider now={clock}>
      <NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />
    </ClockProvider>,
  );
  const palace = screen.getByText('Mirage Palace').closest('li')!;
  expect(within(palace).getByRole('link', { name: 'Kvartsfinaler, CS' })).toBeVisible();
  expect(palace).toHaveTextContent('Kvartsfinaler, CS till 18.00');
  expect(palace).toHaveTextContent('HärnästSön 15 juni 13.00 Final, CS');
  const stage = screen.getByText('Stora scenen').closest('li')!;
  expect(stage).toHaveTextContent('NuInget pågår här');
  expect(stage).toHaveTextContent('16.00 Allsång i vattennivån');
});

test('a server says nothing', () =>
  expect(
    renderToString(<NowNext entries={scheduleEntries} places={schedulePlaces} days={scheduleDays} labels={nowNextLabels} />),
  ).not.toContain('Palace'));
