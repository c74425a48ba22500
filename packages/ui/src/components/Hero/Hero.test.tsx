import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Hero } from './index.ts';

describeConformance(
  <Hero lines={['En ask full', 'av spel']} date="Jönköping 13–16 juni" strip={<p>Dörrarna öppnar kl. 10.00</p>}>
    <p>Fyra dygn under ett tak.</p>
  </Hero>,
);

test('the lines are one heading', () => {
  render(<Hero lines={['En ask full', 'av spel']} />);
  expect(screen.getByRole('heading', { level: 1, name: 'En ask full av spel' })).toBeInTheDocument();
});

test('the longest line is set narrower', () => {
  render(<Hero lines={['En ask full', 'av spel']} />);
  expect(screen.getByText('En ask full')).toHaveAttribute('data-width', 'longest');
  expect(screen.getByText('av spel')).toHaveAttribute('data-width', 'short');
});

test('the strip is a band of its own', () => {
  render(<Hero lines={['Spel']} strip={<p>Snart</p>} />);
  expect(screen.getByText('Snart').parentElement).toHaveAttribute('data-band', 'striker');
});
