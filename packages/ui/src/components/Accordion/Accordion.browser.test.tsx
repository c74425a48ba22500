import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Accordion, type AccordionProps } from './index.ts';

const items = [
  { id: 'dator', title: 'Dator?', content: 'Ja.', isOpen: true },
  { id: 'sova', title: 'Sova?', content: 'I sovsalen.' },
];

test('reports items that open and close, and not those open from the start', async () => {
  const onOpenChange = vi.fn<NonNullable<AccordionProps['onOpenChange']>>();
  render(<Accordion items={items} name="fragor" onOpenChange={onOpenChange} />);
  const told = () => onOpenChange.mock.calls.map(([open, { id }]) => `${id} ${open}`).toSorted();
  screen.getByText('Sova?').click();
  await expect.poll(told).toEqual(['dator false', 'sova true']);
  screen.getByText('Sova?').click();
  await expect.poll(told).toEqual(['dator false', 'sova false', 'sova true']);
});
