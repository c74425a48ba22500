import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { attachDistrictMap } from './attachDistrictMap.ts';
import { image, places } from './DistrictMap.fixtures.ts';
import { DistrictMap } from './index.ts';

const labels = { list: 'Stadsdelarna på kartan' };
const map = <DistrictMap image={image.sv} places={places} labels={labels} />;
const plates = () => {
  const [list] = screen.getAllByRole('list', { name: labels.list });
  return within(list!).getAllByRole('listitem');
};
const area = (plate: HTMLElement) => plate.querySelector('[data-part="area"]')!;
const press = (element: Element, pointerType: string) =>
  fireEvent(element, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));

test('links each district by number and name, in the given order', () => {
  render(map);
  const links = plates().map(plate => within(plate).getByRole('link'));
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    places.map(({ number, name, href }) => [`${number} ${name}`, href]),
  );
});

test.each(['hydrated', 'served'])('follows the link of a district on a mouse click, or on its second touch, when %s', page => {
  if (page === 'hydrated') render(map);
  else {
    document.body.innerHTML = renderToString(map);
    attachDistrictMap(document.querySelector<HTMLElement>('[data-component="DistrictMap"]')!);
  }
  const followed = vi.fn<(event: Event) => void>(event => event.preventDefault());
  const [first, second] = plates();
  for (const plate of [first!, second!]) within(plate).getByRole('link').addEventListener('click', followed);

  press(area(first!), 'mouse');
  expect(followed).toHaveBeenCalledTimes(1);

  press(area(first!), 'touch');
  expect(first).toHaveAttribute('data-lit');
  press(area(second!), 'touch');
  expect(first).not.toHaveAttribute('data-lit');
  expect(second).toHaveAttribute('data-lit');
  expect(followed).toHaveBeenCalledTimes(1);

  press(area(second!), 'touch');
  expect(followed).toHaveBeenCalledTimes(2);
});
