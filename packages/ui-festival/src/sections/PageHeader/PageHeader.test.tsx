import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './index.ts';

test('has no breadcrumbs without a parent page', () => {
  render(<PageHeader title="Frågor" lead="Svaren finns här." />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
