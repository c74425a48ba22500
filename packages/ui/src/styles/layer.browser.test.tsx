import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Stack } from '../foundations/Stack/index.ts';

/** The DevTools session of the test browser; the library does not import its types. */
interface Protocol {
  send: (method: string, params: object) => Promise<unknown>;
}
const emulate = (media: string) => (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', { media });

/** The host's style sheet, put before ours to test that the order does not matter. */
let sheet: HTMLStyleElement;
beforeEach(() => {
  sheet = document.createElement('style');
  document.head.prepend(sheet);
});
afterEach(() => sheet.remove());

test('lets a class of a style sheet that comes first override the styles of components', () => {
  sheet.textContent = '.mine { background: rgb(1, 2, 3); border-radius: 9px; padding: 7px; gap: 5px; }';
  const { container } = render(
    <>
      <Button className="mine">Köp</Button>
      <Card className="mine">Kort</Card>
      <Stack className="mine">Stapel</Stack>
    </>,
  );
  const seen = [...container.children].map(element => getComputedStyle(element));
  expect(seen.map(({ backgroundColor, borderRadius, padding }) => [backgroundColor, borderRadius, padding])).toEqual(
    seen.map(() => ['rgb(1, 2, 3)', '9px', '7px']),
  );
  expect(seen.at(-1)?.gap).toBe('5px');
});

describe('a page without `data-tand`', () => {
  beforeEach(() => delete document.documentElement.dataset['tand']);
  afterEach(async () => {
    document.documentElement.dataset['tand'] = '';
    await emulate('');
  });

  test('has the margins, font sizes, font weights and background of the browser', () => {
    const { container } = render(
      <>
        <p>Text</p>
        <button type="button">Knapp</button>
        <h1>Rubrik</h1>
      </>,
    );
    const [text, button, heading] = [...container.children].map(element => getComputedStyle(element));
    expect(text?.marginBlockStart).toBe('16px');
    expect(button?.fontSize).toBe('13.3333px');
    expect(heading?.fontWeight).toBe('700');
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('is printed in full, except a `Button` of the library', async () => {
    const { container } = render(
      <>
        <nav>Meny</nav>
        <button type="button">Knapp</button>
        <dialog open>Ruta</dialog>
        <Button>Köp</Button>
      </>,
    );
    await emulate('print');
    expect([...container.children].map(element => getComputedStyle(element).display !== 'none')).toEqual([true, true, true, false]);
  });
});
