import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeScope } from './index.ts';

test('it names its theme where the tokens look for it', () => {
  render(<ThemeScope theme="night">Ljus natt</ThemeScope>);
  expect(screen.getByText('Ljus natt')).toHaveAttribute('data-tand-theme', 'night');
});
