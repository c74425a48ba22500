import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { StayPage } from './index.ts';
import { words } from './StayPage.fixtures.tsx';

const pattern = <StayPage {...words.sv} />;
describeConformance(pattern);

test('it ends with the booking in a new tab and the way back', () => {
  render(pattern);
  const booking = within(screen.getByRole('region', { name: 'Boka din ruta' }));
  expect(booking.getByRole('link', { name: /Boka tältruta/ })).toHaveAttribute('target', '_blank');
  expect(booking.getByRole('link', { name: 'Allt boende' })).toHaveAttribute('href', '/accommodation');
});

test('that everything is taken is said before the facts', () => {
  render(<StayPage {...words.sv} notice={<section aria-label="Fullt">Alla rutor är bokade</section>} />);
  const [first, second] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Fullt');
  expect(second).toHaveAccessibleName('Kort om campingen');
});
