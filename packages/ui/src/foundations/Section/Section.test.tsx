import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from './index.ts';

test('named by its heading it is a region with its band', () => {
  render(
    <Section band="blue" aria-labelledby="title">
      <h2 id="title">Fredag</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Fredag' })).toHaveAttribute('data-band', 'blue');
});

test('full width has no container', () => {
  const { container } = render(<Section width="full">Karta</Section>);
  expect(container.querySelector('[data-component="Container"]')).toBeNull();
});
