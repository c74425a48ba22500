import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from './index.ts';

test('renders a region that is named by its heading and has the band', () => {
  render(
    <Section band="blue" aria-labelledby="title">
      <h2 id="title">Fredag</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Fredag' })).toHaveAttribute('data-band', 'blue');
});

test('has no container at full width', () => {
  const { container } = render(<Section width="full">Karta</Section>);
  expect(container.querySelector('[data-component="Container"]')).toBeNull();
});
