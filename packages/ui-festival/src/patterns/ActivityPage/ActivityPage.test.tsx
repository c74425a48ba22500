import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActivityPage } from './index.ts';
import { words } from './ActivityPage.fixtures.tsx';

test('facts come first, then its own bands, the texts, and the way on', () => {
  render(
    <ActivityPage {...words.sv}>
      <section aria-label="Formaten">Poängjakt och sit-n-go</section>
    </ActivityPage>,
  );
  expect(
    screen.getAllByRole('region').map(region => region.getAttribute('aria-label') ?? within(region).getByRole('heading').textContent),
  ).toEqual(['Kort om', 'Formaten', 'Från kanten till tunnan', 'En sak om dagen', 'Tre saker vi ber om', 'Fortsätt härifrån']);
  expect(within(screen.getByRole('region', { name: 'Kort om' })).getByRole('link', { name: 'Tokyo Town' })).toBeInTheDocument();
});

test('without texts no empty band is left', () => {
  const { container } = render(<ActivityPage {...words.sv} texts={[]} />);
  expect(container.querySelector('[data-component="TextColumns"]')).toBeNull();
});
