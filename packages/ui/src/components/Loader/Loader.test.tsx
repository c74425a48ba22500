import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Loader } from './index.ts';

describeConformance(<Loader label="Hämtar nyheter" />, { refInstanceof: HTMLOutputElement });

test('it says what is awaited', () => {
  render(<Loader label="Hämtar nyheter" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar nyheter');
});
