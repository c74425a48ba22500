import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InfoCard } from './index.ts';

test('renders only the title as a link, not actionText', () => {
  render(
    <InfoCard title="Bli crew" href="/crew" actionText="Läs mer">
      Tre pass om åtta timmar.
    </InfoCard>,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Bli crew']);
  expect(screen.getByRole('heading', { level: 3, name: 'Bli crew' })).toBeInTheDocument();
});

test('has neither link nor action without an address', () => {
  render(<InfoCard title="Frukost" actionText="Läs mer" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Läs mer')).toBeNull();
});
