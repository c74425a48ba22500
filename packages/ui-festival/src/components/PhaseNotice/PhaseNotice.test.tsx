import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhaseNotice } from './index.ts';

test('is a region that is named by its title and contains the actions', () => {
  render(
    <PhaseNotice phase="Sista dagarna" title="Biljetterna tar snart slut" state="upcoming" actions={<a href="/tickets">Köp</a>}>
      <p>Sedan är det kö i dörren.</p>
    </PhaseNotice>,
  );
  const region = screen.getByRole('region', { name: 'Biljetterna tar snart slut' });
  expect(region).toHaveTextContent('Sista dagarna');
  expect(region).toContainElement(screen.getByRole('link', { name: 'Köp' }));
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
