import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { words } from './BattlepassSection.fixtures.ts';
import { BattlepassSection } from './index.ts';

const element = <BattlepassSection {...words.sv} />;

test('lists all 17 levels in order', () => {
  render(element);
  expect(screen.getAllByRole('article').map(card => card.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 17 }, (_, index) => `Nivå ${index + 1}`),
  );
});

test('marks reached levels as done, the latest of them as now, and later levels as left', () => {
  const { container } = render(element);
  const states = [...container.querySelectorAll('[data-part="match"]')].map(match => match.getAttribute('data-state'));
  expect(states).toEqual([...Array(11).fill('done'), 'now', ...Array(5).fill('left')]);
});

test.each([
  ['the latest reached level', words.sv.levels, 'Nivå 12'],
  ['the first level while none is reached', words.sv.levels.map(level => ({ ...level, isUnlocked: false })), 'Nivå 1'],
])('shows only %s if `isShort`', (_, levels, name) => {
  render(<BattlepassSection {...words.sv} levels={levels} isShort />);
  expect(screen.getByRole('article')).toHaveAccessibleName(name);
});

test('renders nothing without levels', () => {
  const { container } = render(<BattlepassSection {...words.sv} levels={[]} />);
  expect(container).toBeEmptyDOMElement();
});

// CAR-1, PASS-4
test('scrolls 250 px when an arrow is clicked', () => {
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  render(element);
  fireEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 250 });
});
