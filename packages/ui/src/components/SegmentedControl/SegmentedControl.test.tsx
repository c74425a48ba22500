import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Marked } from './SegmentedControl.features.stories.tsx';
import stories from './SegmentedControl.stories.tsx';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

test('selects a segment by arrow key, and reports the choice once', async () => {
  const onValueChange = vi.fn<NonNullable<SegmentedControlProps['onValueChange']>>();
  render(<SegmentedControl {...stories.args} onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Now' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The day' })).toBeChecked();
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['day']);
});

test('includes a mark in the name of its segment', () => {
  render(<SegmentedControl {...stories.args} {...Marked.args} />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'English, text is missing' })).not.toBeChecked();
});

test('is neither sent nor reset by a form around it', async () => {
  render(
    <form aria-label="Fråga">
      <SegmentedControl {...stories.args} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(screen.getByRole('radio', { name: 'Places' }));
  expect([...new FormData(form)]).toEqual([]);
  form.reset();
  expect(screen.getByRole('radio', { name: 'Places' })).toBeChecked();
});
