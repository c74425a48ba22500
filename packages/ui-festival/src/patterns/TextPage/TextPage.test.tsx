import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TextPage } from './index.ts';
import { words } from './TextPage.fixtures.tsx';

const pattern = <TextPage {...words.sv} />;
describeConformance(pattern);

test('it has one first heading, the way here, and its sections', () => {
  render(pattern);
  expect(screen.getAllByRole('heading', { level: 1 }).map(heading => heading.textContent)).toEqual(['Camping']);
  expect(within(screen.getByRole('navigation', { name: 'Du är här' })).getByRole('link', { name: 'Boende' })).toHaveAttribute(
    'href',
    '/accommodation',
  );
  expect(screen.getByRole('region', { name: 'Tyst till nio' })).toBeInTheDocument();
});

test('without a parent page there are no breadcrumbs', () => {
  render(<TextPage title="Frågor" lead="Svaren finns här." />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
