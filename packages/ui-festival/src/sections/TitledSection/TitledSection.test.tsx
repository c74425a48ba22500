import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitledSection } from './index.ts';
import { words } from './TitledSection.fixtures.ts';

test('is named by its heading and has a link', () => {
  render(<TitledSection {...words.sv} />);
  expect(screen.getByRole('region', { name: words.sv.title })).toHaveAttribute('data-band', 'teal');
  expect(screen.getByRole('link', { name: /Följ oss på Instagram/ })).toHaveAttribute('target', '_blank');
});

test('renders no link without `more`', () => {
  render(<TitledSection title="Frågor" titleId="questions" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Frågor' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
