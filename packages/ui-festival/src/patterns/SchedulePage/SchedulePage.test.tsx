import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { SchedulePage } from './index.ts';
import { words } from './SchedulePage.fixtures.ts';

const pattern = <SchedulePage {...words.sv} />;
describeConformance(pattern);

test('the programme stands under the one first heading', () => {
  render(pattern);
  expect(screen.getByRole('heading', { level: 1, name: 'Schema' })).toBeInTheDocument();
  expect(screen.getAllByText(words.sv.schedule.entries.find(({ day }) => day === 1)!.title)[0]).toBeInTheDocument();
});

test('what went wrong takes its place', () => {
  render(<SchedulePage {...words.sv} schedule={null} failure={<p>Schemat gick inte att hämta.</p>} after={<p>Öppna data</p>} />);
  expect(screen.getByText('Schemat gick inte att hämta.')).toBeInTheDocument();
  expect(screen.queryByText('Öppna data')).toBeNull();
});
