import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SharedPicks, type SharedPicksProps } from './index.ts';
import { words } from './SharedPicks.fixtures.ts';

test.each([
  ['Lägg till mina', new Set(['a', 'b', 'c'])],
  ['Byt ut mina', new Set(['b', 'c'])],
  ['Lägg ovanpå mina', 'lay'],
  ['Strunta i det', undefined],
] as const)('reports the answer of the button %s', async (name, answer) => {
  const onAnswer = vi.fn<SharedPicksProps['onAnswer']>();
  render(<SharedPicks {...words.sv} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
});

test('asks nothing if nothing would change', () => {
  const { container } = render(<SharedPicks {...words.sv} picks={new Set(['c', 'b'])} />);
  expect(container).toBeEmptyDOMElement();
});
