import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TextSection } from './index.ts';
import { words } from './TextSection.fixtures.tsx';

const pattern = <TextSection {...words.sv} />;
describeConformance(pattern);

test('a link to its anchor leads to a section named by its headline', () => {
  render(pattern);
  expect(screen.getByRole('region', { name: 'Så hittar du' })).toHaveAttribute('id', 'find');
  expect(screen.getByRole('heading', { level: 2, name: 'Så hittar du' })).toHaveAttribute('id', 'find-headline');
});
