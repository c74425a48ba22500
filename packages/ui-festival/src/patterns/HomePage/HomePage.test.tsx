import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePage } from './index.ts';
import { words } from './HomePage.fixtures.tsx';

// HOME-1
test('the sections stand in their order', () => {
  render(<HomePage {...words.sv} tickets={<h2>Biljettsläppet</h2>} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    'Partner',
    'Hela hallen på en karta',
    'Nyheter',
    'Biljettsläppet',
    'Så låter 3 000 tangentbord',
    'Kreatörer på plats',
    'Sju stadsdelar',
    'Battle Pass ingår alltid',
    'Välj din väg in',
    'Från golvet',
    'Först i kön',
    'Bli en i crew',
    'Håll kontakten',
    'Hör av dig',
  ]);
});
