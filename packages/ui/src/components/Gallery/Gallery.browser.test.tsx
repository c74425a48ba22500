import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachGallery } from './attachGallery.ts';
import { Gallery } from './index.ts';

const square = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${fill}"/></svg>`)}`;

test('opens a picture on a press, steps by button, wraps around by key, returns focus on Escape', async () => {
  render(
    <Gallery
      images={[
        { src: square('red'), alt: 'Röd', width: 40, height: 30 },
        { src: square('blue'), alt: 'Blå', caption: 'Den blå asken', width: 40, height: 30 },
      ]}
      labels={{
        gallery: 'Bilder',
        close: 'Stäng',
        previous: 'Föregående',
        next: 'Nästa',
        position: (index, total) => `${index} av ${total}`,
      }}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Röd' }));
  const dialog = await screen.findByRole('dialog', { name: 'Röd' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 av 2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nästa' }));
  expect(screen.getByRole('dialog', { name: 'Den blå asken' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Röd' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 av 2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Röd' })).toHaveFocus();
});

test('shows the next picture on ArrowLeft in right-to-left HTML, and ignores arrows with Alt', async () => {
  const labels = { gallery: 'Bilder', close: 'Stäng', previous: 'Föregående', next: 'Nästa', position: (index: number) => `Bild ${index}` };
  const images = ['Röd', 'Blå', 'Grön'].map(alt => ({ src: `${square('red')}#${alt}`, alt, width: 40, height: 30 }));
  const served = document.body.appendChild(document.createElement('div'));
  served.dir = 'rtl';
  served.innerHTML = renderToString(<Gallery images={images} labels={labels} />);
  const detach = attachGallery(served.querySelector('ul')!);
  onTestFinished(() => {
    detach();
    served.remove();
  });
  await userEvent.click(screen.getByRole('link', { name: 'Röd' }));
  const dialog = await screen.findByRole('dialog');
  expect(getComputedStyle(dialog.querySelector('figcaption svg')!).scale).toBe('-1 1');
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Bild 2');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Bild 2');
});
