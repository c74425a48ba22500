import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statement } from './index.ts';

test('is named by its heading', () => {
  render(<Statement title="Tack för i år" titleId="thanks" band="night" />);
  expect(screen.getByRole('region', { name: 'Tack för i år' })).toHaveAttribute('data-band', 'night');
});
