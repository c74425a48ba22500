import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeScope } from './index.ts';

test('sets the attribute `data-tand-theme`', () => {
  render(<ThemeScope theme="night">Ljus natt</ThemeScope>);
  expect(screen.getByText('Ljus natt')).toHaveAttribute('data-tand-theme', 'night');
});
