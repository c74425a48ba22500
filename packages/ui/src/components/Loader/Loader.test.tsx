import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader } from './index.ts';

test('says what is loading', () => {
  render(<Loader label="Hämtar nyheter" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar nyheter');
});
