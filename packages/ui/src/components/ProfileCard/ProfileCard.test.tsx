import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProfileCard } from './index.ts';

const card = (
  <ProfileCard
    name="Maja Lindqvist"
    roles="Grundare, program"
    image={{ src: '/img/creators/maja.svg', width: 200, height: 200, alt: 'Maja Lindqvist' }}
    facts={['Byggde sitt första LAN i en lada', 'Slår alla i Tetris']}
    links={[{ id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' }]}
    email="maja@tand.example"
    labels={{ links: 'Majas kanaler', newTab: 'öppnas i ny flik', email: 'Mejla Maja' }}
  />
);

test('shows name, portrait, facts and profiles', () => {
  render(card);
  expect(screen.getByRole('heading', { level: 3, name: 'Maja Lindqvist' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Maja Lindqvist' })).toHaveAttribute('width', '200');
  expect(screen.getByText('Slår alla i Tetris')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Majas kanaler' })).toBeInTheDocument();
});

test('has no e-mail address in the served HTML, and reveals the address on hover', async () => {
  expect(renderToString(card)).not.toMatch(/mailto|tand\.example/);
  render(card);
  await userEvent.hover(screen.getByRole('link', { name: 'Mejla Maja' }));
  expect(screen.getByRole('link', { name: /Mejla Maja/ })).toHaveAttribute('href', 'mailto:maja@tand.example');
});

test('renders no lists and no links without facts, profiles and e-mail address', () => {
  render(
    <ProfileCard
      name="Nils Ek"
      roles="Ljud"
      image={{ src: '/img/creators/nils.svg', width: 200, height: 200, alt: '' }}
      labels={{ links: '', newTab: '', email: '' }}
    />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
