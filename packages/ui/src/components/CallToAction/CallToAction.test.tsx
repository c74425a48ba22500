import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { CallToAction } from './index.ts';

const actions = <Button href="/crew">Anmäl dig</Button>;

test('shows heading and action in a band that is named after the heading', () => {
  render(<CallToAction title="Bli crew" titleId="crew" actions={actions} band="pink" />);
  expect(screen.getByRole('region', { name: 'Bli crew' })).toHaveAttribute('data-band', 'pink');
  expect(screen.getByRole('link', { name: 'Anmäl dig' })).toHaveAttribute('href', '/crew');
});
