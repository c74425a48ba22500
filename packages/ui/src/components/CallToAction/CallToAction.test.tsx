import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { CallToAction } from './index.ts';

const actions = <Button href="/crew">Anmäl dig</Button>;

test('shows the action in a region that is named by the heading and has the given band', () => {
  render(<CallToAction title="Bli crew" titleId="crew" actions={actions} band="pink" />);
  expect(screen.getByRole('region', { name: 'Bli crew' })).toHaveAttribute('data-band', 'pink');
  expect(screen.getByRole('link', { name: 'Anmäl dig' })).toHaveAttribute('href', '/crew');
});
