import '../../styles/global.css';
import '../../tokens/tokens.css';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { countdownLabels } from './Countdown.fixtures.ts';
import { Countdown } from './index.ts';

const doors = Date.parse('2025-06-13T10:00:00+02:00');

// COUNT-5
test('does not change the width of a unit when its digits change', () => {
  let now = doors - 41_000;
  const clock = () => now;
  const { container } = render(
    <ClockProvider now={clock}>
      <Countdown target={doors} labels={countdownLabels.sv} />
    </ClockProvider>,
  );
  const width = () => container.querySelector('[data-part="units"] > [data-part="second"]')?.getBoundingClientRect().width;
  const first = width();
  act(() => {
    now = doors - 11_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(container.querySelectorAll('[data-part="second"] [data-lit="1"]')).toHaveLength(4);
  expect(width()).toBe(first);
});

test('hides the words of the target visually if scripts can run, unless hasTarget is set', () => {
  const { container, rerender } = render(<Countdown target={doors + 1e12} labels={countdownLabels.sv} />);
  const target = () => container.querySelector('[data-part="target"]')?.getBoundingClientRect().width ?? 0;
  expect(target()).toBeLessThanOrEqual(1);
  rerender(<Countdown target={doors + 1e12} labels={countdownLabels.sv} hasTarget />);
  expect(target()).toBeGreaterThan(100);
});
