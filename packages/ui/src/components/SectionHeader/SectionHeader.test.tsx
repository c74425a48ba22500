import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from '../../foundations/Section/index.ts';
import { SectionHeader } from './index.ts';

test('names its section', () => {
  render(
    <Section aria-labelledby="news">
      <SectionHeader title="Nyheter" titleId="news" />
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Nyheter' })).toBeInTheDocument();
});
