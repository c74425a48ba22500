import { noFilter, type ScheduleFilter } from '@tand/festival';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { ProgrammeFilters } from './index.ts';
import { words } from './ProgrammeFilters.fixtures.ts';

const show = (filter: Partial<ScheduleFilter> = {}) => {
  const onFilterChange = vi.fn<(filter: ScheduleFilter, details: { part: Partial<ScheduleFilter> }) => void>();
  render(<ProgrammeFilters {...words.sv} filter={{ ...noFilter, ...filter }} onFilterChange={onFilterChange} />);
  return onFilterChange;
};

test.each([
  ['Musik', { kinds: ['food'] }, { kinds: ['music', 'food'] }],
  ['Mat', { kinds: ['food'] }, { kinds: [] }],
  ['Pågår nu', {}, { times: 'now' }],
  ['Jag förstår engelska', { language: 'sv' }, { language: 'en' }],
  ['13–15', { age: 15 }, { age: undefined }],
  ['Teckentolkning', {}, { needs: ['signLanguage'] }],
] as const)('reports the part of the filter that a press on %s changes', async (name, before, part) => {
  const onFilterChange = show(before);
  await userEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!);
  expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ ...noFilter, ...before, ...part }, { part });
});

test('reports typed words once, after a pause', async () => {
  const onFilterChange = show();
  await userEvent.type(screen.getByRole('searchbox', { hidden: true }), ' final ');
  await waitFor(() =>
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ ...noFilter, words: 'final' }, { part: { words: 'final' } }),
  );
});

test('does not replace words while they are typed into a field in a shadow root', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const filters = (typed: string) =>
    createPortal(<ProgrammeFilters {...words.sv} filter={{ ...noFilter, words: typed }} onFilterChange={() => {}} />, root);
  const { rerender } = render(filters(''));
  const field = within(root as unknown as HTMLElement).getByRole<HTMLInputElement>('searchbox', { hidden: true });
  act(() => field.focus());
  field.value = 'finale';
  rerender(filters('final'));
  expect(field).toHaveValue('finale');
});
