import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from '../../foundations/Section/index.ts';
import { describeConformance } from '../../test/conformance.tsx';
import { LinkArrow } from '../LinkArrow/index.ts';
import { SectionHeader } from './index.ts';

describeConformance(<SectionHeader title="Nyheter" lead="Det senaste från hallen." actions={<LinkArrow href="/news">Alla</LinkArrow>} />);

test('it names its section', () => {
  render(
    <Section aria-labelledby="news">
      <SectionHeader title="Nyheter" titleId="news" />
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Nyheter' })).toBeInTheDocument();
});
