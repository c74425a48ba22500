import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Programme } from './index.ts';
import { words } from './Programme.fixtures.ts';

test('names the page, and shows the programme before its tools', () => {
  render(<Programme {...words.sv} after={<p>Öppna data</p>} />);
  expect(screen.getByRole('heading', { level: 1, name: words.sv.title })).toBeInTheDocument();
  const schedule = document.querySelector('[data-component=Schedule]')!;
  expect(schedule.compareDocumentPosition(screen.getByText('Öppna data'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
