import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from './index.ts';

test('is a region with its band when named by its heading', () => {
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
