import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Text } from './index.ts';

describeConformance(<Text size="lead">Varje del av hallen är en egen ask.</Text>, { refInstanceof: HTMLParagraphElement });

test('it can be an address', () => {
  render(<Text element="address">Elmia, Jönköping</Text>);
  expect(screen.getByText('Elmia, Jönköping').tagName).toBe('ADDRESS');
});
