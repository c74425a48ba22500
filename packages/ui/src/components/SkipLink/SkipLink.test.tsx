import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './index.ts';

// A11Y-3
test('can be focused by Tab, and links to its target', async () => {
  render(
    <>
      <SkipLink href="#main">Hoppa till innehållet</SkipLink>
      <a href="/home">Hem</a>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Hoppa till innehållet' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
