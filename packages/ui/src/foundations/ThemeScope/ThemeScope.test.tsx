import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { ThemeScope } from './index.ts';

describeConformance(<ThemeScope theme="night">Ljus natt</ThemeScope>, { refInstanceof: HTMLDivElement });

test('it names its theme where the tokens look for it', () => {
  render(<ThemeScope theme="night">Ljus natt</ThemeScope>);
  expect(screen.getByText('Ljus natt')).toHaveAttribute('data-theme', 'night');
});
