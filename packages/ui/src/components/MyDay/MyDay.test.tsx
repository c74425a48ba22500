import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { MyDay, type MyDayProps } from './index.ts';
import { myDay } from './MyDay.fixtures.ts';

const leg = (title: RegExp) => screen.getByRole('link', { name: title }).closest<HTMLElement>('[data-part="leg"]')!;

// SCHED-54
test('shows the walk and the free time after a pick, and suggestions for that time', () => {
  render(<MyDay {...myDay} />);
  expect(leg(/^Cosplay Open/)).toHaveTextContent('4 min to Tokyo Town30 min free');
  expect(leg(/^Cosplay Masters/)).toHaveTextContent(
    '4 min to Streamer Avenue1 h 30 min freeMeanwhile: 17.00 PC building against the clock',
  );
});

test('names a pick without an address in one sentence', () => {
  render(<MyDay {...myDay} entries={myDay.entries.map(entry => ({ ...entry, href: undefined }))} />);
  expect(screen.getByText(/^The masquerade, .+ to .+/)).toBeInTheDocument();
});

// SCHED-40, SCHED-54
test('groups overlapping picks, and says for how long they clash', () => {
  render(<MyDay {...myDay} />);
  expect(leg(/^The rhythm game/)).toBe(leg(/^Cosplay Masters/));
  expect(leg(/^The rhythm game/)).toHaveTextContent('Clash: 1 h at the same time');
});

// SCHED-14
test('shows the previous time of a moved pick, and no walk to a cancelled pick', () => {
  render(<MyDay {...myDay} friends={myDay.favourites} />);
  expect(screen.getByRole('link', { name: /^The rhythm game.*Moved from 13.30, Your friend too$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^The masquerade.*Cancelled/ })).toBeVisible();
  expect(leg(/^Cooking/)).not.toHaveTextContent('to Mirage Palace');
});

test('has favourite buttons at picks; without picks, shows `empty` and highlights with buttons', async () => {
  const onFavouriteClick = vi.fn<NonNullable<MyDayProps['onFavouriteClick']>>();
  const { rerender } = render(<MyDay {...myDay} onFavouriteClick={onFavouriteClick} />);
  await userEvent.click(within(leg(/^Cooking/)).getByRole('button', { name: 'Favourite: Cooking on a live stream', pressed: true }));
  expect(onFavouriteClick).toHaveBeenCalledOnce();
  rerender(
    <ClockProvider now={() => Date.parse('2025-06-14T12:00:00+02:00')}>
      <MyDay {...myDay} favourites={new Set()} empty="Save something" onFavouriteClick={onFavouriteClick} />
    </ClockProvider>,
  );
  expect(screen.getByText('Save something')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cosplay Masters: final']);
  expect(screen.getByRole('button', { name: 'Favourite: Cosplay Masters: final', pressed: false })).toBeVisible();
});
