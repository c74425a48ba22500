import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './index.ts';

test('renders an address element', () => {
  render(<Text element="address">Elmia, Jönköping</Text>);
  expect(screen.getByText('Elmia, Jönköping').tagName).toBe('ADDRESS');
});
