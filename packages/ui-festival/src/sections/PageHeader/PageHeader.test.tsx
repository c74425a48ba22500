import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './index.ts';

test('without a parent page there are no breadcrumbs', () => {
  render(<PageHeader title="Frågor" lead="Svaren finns här." />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
