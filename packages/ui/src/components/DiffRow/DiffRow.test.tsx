import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import stories from './DiffRow.stories.tsx';
import { DiffRow } from './index.ts';

test('marks the old value as a deletion and the new value as an insertion, also in words', () => {
  render(<DiffRow {...stories.args} />);
  expect(screen.getByRole('deletion')).toHaveTextContent('Before: Saturday 18:00–19:30');
  expect(screen.getByRole('insertion')).toHaveTextContent('After: Saturday 19:30–21:00');
});

test('says that the old value is empty', () => {
  render(<DiffRow {...stories.args} before="" />);
  expect(screen.getByRole('deletion')).toHaveTextContent('Before: empty');
});
