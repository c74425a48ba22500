import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { FaqPage } from './index.ts';
import { words } from './FaqPage.fixtures.ts';

const pattern = <FaqPage {...words.sv} />;
describeConformance(pattern);

test('groups are regions, and chips lead to all but what belongs to another one', () => {
  render(pattern);
  expect(screen.getByRole('region', { name: 'Och om jag ångrar mig?' })).toBeInTheDocument();
  const jumps = within(screen.getByRole('navigation', { name: 'Hoppa till' })).getAllByRole('link');
  expect(jumps.map(link => link.getAttribute('href'))).toEqual(['#general', '#tickets']);
});

test('what is looked for is told, and the answer is announced', async () => {
  const onChange = vi.fn<(words: string) => void>();
  render(<FaqPage {...words.sv} search={{ ...words.sv.search, onChange, status: '1 fråga' }} />);
  await userEvent.type(screen.getByRole('searchbox', { name: /Sök bland frågorna/ }), 'n');
  expect(onChange.mock.calls.map(([words]) => words)).toEqual(['n']);
  expect(screen.getByRole('status')).toHaveTextContent('1 fråga');
});
