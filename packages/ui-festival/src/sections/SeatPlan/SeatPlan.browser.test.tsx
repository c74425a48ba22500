import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { SeatPlan } from './index.ts';
import { words } from './SeatPlan.fixtures.ts';

const coloursIn = (value: string) => [...value.matchAll(/rgba?\(([\d., ]+)\)/g)].map(([, parts = '']) => parts.split(',').map(Number));
const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map(part => (part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (...colours: [readonly number[], readonly number[]]) => {
  const [dark = 0, light = 0] = colours.map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(['light', 'night'])('draws a ring of enough contrast around the place that the hash names, in the theme %s', theme => {
  const { container } = render(
    <div data-tand-theme={theme}>
      <SeatPlan {...words.sv} />
    </div>,
  );
  onTestFinished(() => void (location.hash = ''));
  const grounds = (element: Element | null): number[] => {
    const [colour] = element ? coloursIn(getComputedStyle(element).backgroundColor) : [[255, 255, 255]];
    return colour && colour[3] !== 0 ? colour : grounds(element!.parentElement);
  };
  for (const { id } of words.sv.places) {
    location.hash = id;
    const place = container.querySelector(`#${id}:target`)!;
    const ring = coloursIn(getComputedStyle(place).boxShadow);
    expect(Math.max(...ring.map(colour => contrast(colour, grounds(place.parentElement))))).toBeGreaterThanOrEqual(3);
  }
});
