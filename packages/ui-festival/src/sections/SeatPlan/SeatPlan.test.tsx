import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeatPlan } from './index.ts';
import { words } from './SeatPlan.fixtures.ts';

test('links the letters of the rows to the texts that say where the rows are', () => {
  const { container } = render(<SeatPlan {...words.sv} />);
  const letters = within(screen.getByRole('navigation', { name: words.sv.labels.pick })).getAllByRole('link');
  expect(letters.map(({ textContent }) => textContent)).toEqual(['Rad A', 'Rad B', 'Rad C', 'Rad D', 'Rad E']);
  const answers = letters.map(letter => container.querySelector(letter.getAttribute('href')!)?.textContent);
  expect(answers[1]).toBe('Rad B är i Tokyo Town. På vänster hand, 1 min från entrén.');
  expect(answers[4]).toBe('Rad E är i Quiet LAN. Först på höger hand, 1 min från entrén.');
});

test('has an anchor for each district and for what is at the far end', () => {
  const { container } = render(<SeatPlan {...words.sv} far={['stage']} />);
  const anchors = [...container.querySelectorAll('li[id]')].map(({ id }) => id);
  expect(anchors).toEqual(['stage', ...words.sv.places.map(({ id }) => id)]);
  expect(container.querySelector('#stage')).toHaveTextContent(words.sv.labels.far[0]!);
});

test('lists districts from the far end on, with their rows or a note that there are none', () => {
  render(<SeatPlan {...words.sv} />);
  const names = screen.getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['1 Tokyo Town', '2 Mirage Palace', '3 Quiet LAN']);
  const [tokyo, mirage] = names.map(name => within(name.closest('li')!));
  expect(tokyo!.getAllByRole('listitem')).toHaveLength(3);
  expect(mirage!.queryByRole('list')).toBeNull();
  expect(mirage!.getByText(words.sv.labels.none)).toBeInTheDocument();
});
