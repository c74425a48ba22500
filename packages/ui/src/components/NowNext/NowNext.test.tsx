import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { NowNext, type NowNextProps } from './index.ts';
import { nowNextLabels } from './NowNext.fixtures.ts';

const at = Date.parse('2025-06-14T15:20:00+02:00');
const show = (props: Partial<NowNextProps> = {}) =>
  render(
    <ClockProvider now={() => at}>
      <NowNext entries={scheduleEntries.en} places={schedulePlaces.en} labels={nowNextLabels} {...props} />
    </ClockProvider>,
  );

// SCHED-32
test('shows end and place of a current item, and its favourite button', async () => {
  const onFavouriteClick = vi.fn<NonNullable<NowNextProps['onFavouriteClick']>>(({ currentTarget }) =>
    expect(currentTarget.value).toMatch(/^1-5-/),
  );
  show({ onFavouriteClick });
  const card = screen.getByRole('link', { name: /^Quarter-finals, CS, 14.00 to 18.00, Mirage Palace, On now/ }).closest('li')!;
  expect(card).toHaveTextContent('until 18.00 Mirage Palace');
  await userEvent.click(within(card).getByRole('button', { name: 'Favourite: Quarter-finals, CS' }));
  expect(onFavouriteClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('The helicopter lands')).toBeNull();
});

test('names an item without an address in one sentence', () => {
  show({ entries: scheduleEntries.en.map(entry => ({ ...entry, href: undefined })) });
  expect(screen.getByText(/^Quarter-finals, CS, 14.00 to 18.00, Mirage Palace, On now/)).toBeInTheDocument();
});

test('is hidden when no current item passes the filter', () => {
  show({ matches: () => false });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows no item on a server, where the time is unknown', () =>
  expect(renderToString(<NowNext entries={scheduleEntries.en} places={schedulePlaces.en} labels={nowNextLabels} />)).not.toContain(
    'Palace',
  ));
