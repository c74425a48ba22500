import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestCard } from './index.ts';

const image = { src: '/img/cosplay/amanda-rask.svg', width: 200, height: 200, alt: 'Porträtt av Amanda Rask' };

test('links the name to the presentation, with the role below', () => {
  render(<GuestCard name="Amanda Rask" roleName="Domare" href="/activities/cosplay/presentation/amanda-rask" image={image} />);
  const link = screen.getByRole('link', { name: 'Amanda Rask' });
  expect(link).toHaveAttribute('href', '/activities/cosplay/presentation/amanda-rask');
  expect(screen.getByRole('article')).toHaveTextContent('Amanda RaskDomare');
});
