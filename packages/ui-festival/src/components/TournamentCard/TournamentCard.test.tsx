import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TournamentCard } from './index.ts';

const image = { src: '/img/tournaments/cs2.svg', width: 1200, height: 675, alt: 'En bomb med tickande siffror' };

test('links its name to the tournament, and describes the picture of its cover', () => {
  render(<TournamentCard title="Counter-Strike 2" href="/esports/tournaments/cs2" image={image} />);
  expect(screen.getByRole('link', { name: 'Counter-Strike 2' })).toHaveAttribute('href', '/esports/tournaments/cs2');
  expect(screen.getByRole('img', { name: image.alt })).toBeInTheDocument();
});

test('shows a challenge without a page as no link', () => {
  render(<TournamentCard title="Utmaning 2">Avslöjas när dörrarna öppnar.</TournamentCard>);
  expect(screen.getByRole('heading', { name: 'Utmaning 2' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
