import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScheduleFilters, type ScheduleFiltersProps } from './index.ts';
import { storyFilters } from './ScheduleFilters.fixtures.ts';

const withEvent = { event: expect.objectContaining({ type: 'click' }) as unknown };
const show = (chosen: Record<string, string[]> = {}) => {
  const onChange = vi.fn<ScheduleFiltersProps['onChosenChange']>();
  const onClear = vi.fn<() => void>();
  const groups = storyFilters.groups.map(group => ({ ...group, chosen: chosen[group.id] ?? [] }));
  render(<ScheduleFilters {...storyFilters} groups={groups} onChosenChange={onChange} onClear={onClear} />);
  return { onChange, onClear };
};
const group = (name: string) => within(screen.getAllByRole('group', { name, hidden: true }).at(-1)!);
const press = (name: string, option: string) => userEvent.click(group(name).getByRole('button', { name: option, hidden: true }));

test('toggles options, and replaces the chosen option in a group that allows only one', async () => {
  const { onChange } = show({ times: ['now'], places: ['1', '2'] });
  await press('When', 'Within two hours');
  expect(onChange).toHaveBeenLastCalledWith('times', ['soon'], withEvent);
  await press('When', 'On now');
  expect(onChange).toHaveBeenLastCalledWith('times', [], withEvent);
  await press('Place', 'Quiet LAN');
  expect(onChange).toHaveBeenLastCalledWith('places', ['1', '2', '8'], withEvent);
  await press('Place', 'Tokyo Town');
  expect(onChange).toHaveBeenLastCalledWith('places', ['1'], withEvent);
});

// SCHED-19
test.each([
  ['Next place', [], ['1']],
  ['Next place', ['8'], []],
  ['Previous place', [], ['8']],
  ['Previous place', ['1'], []],
  ['Next place', ['1', '2'], ['1']],
])('changes the places by the button "%s" from %j to %j', async (name, places, expected) => {
  const { onChange } = show({ places });
  await press('Place', name);
  expect(onChange).toHaveBeenLastCalledWith('places', expected, withEvent);
});

test('shows the number of filters on its button, clears the filters, and closes by Escape', async () => {
  const { onClear } = show({ kinds: ['music'], places: ['1'] });
  const summary = screen.getByText('Filter').closest('summary')!;
  expect(summary).toHaveTextContent('Filter 2');
  await userEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Show everything again' }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(summary).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

test('stays open at Escape in a search field with text, and closes once the field is empty', async () => {
  render(
    <ScheduleFilters {...storyFilters} onChosenChange={() => {}}>
      <input type="search" aria-label="Words" />
    </ScheduleFilters>,
  );
  const summary = screen.getByText('Filter').closest('summary')!;
  await userEvent.click(summary);
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'cosplay{Escape}');
  expect(summary.closest('details')).toHaveAttribute('open');
  await userEvent.clear(search);
  await userEvent.keyboard('{Escape}');
  expect(summary.closest('details')).not.toHaveAttribute('open');
});
