import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { InfoCard } from './index.ts';

const image = { src: '/img/labels/tilted-blocks.svg', width: 640, height: 480 };
describeConformance(
  <InfoCard title="Bli crew" href="/crew" image={image} level={2}>
    Tre pass om åtta timmar.
  </InfoCard>,
);

test('the title is the only link, whatever the card says', () => {
  render(
    <InfoCard title="Bli crew" href="/crew" actionText="Läs mer">
      Tre pass om åtta timmar.
    </InfoCard>,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Bli crew']);
  expect(screen.getByRole('heading', { level: 3, name: 'Bli crew' })).toBeInTheDocument();
});

test('without an address it has neither link nor action', () => {
  render(<InfoCard title="Frukost" actionText="Läs mer" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Läs mer')).toBeNull();
});
