import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from '../components/Accordion/index.ts';
import { Card } from '../components/Card/index.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { TextField } from '../components/TextField/index.ts';

const labels = {
  carousel: 'karusell',
  slide: 'bild',
  position: (number: number, count: number) => `${number} av ${count}`,
  previous: 'Förra',
  next: 'Nästa',
};

test('does not style content of a carousel as parts of the carousel, even with their `data-part`', () => {
  render(
    <Carousel label="Bilder" labels={labels}>
      {['bar', 'track', 'slide'].map(part => (
        <div key={part}>
          <p data-part={part}>{part}</p>
        </div>
      ))}
    </Carousel>,
  );
  const displays = ['bar', 'track', 'slide'].map(part => getComputedStyle(screen.getByText(part)).display);
  expect(displays).toEqual(['block', 'block', 'block']);
  expect(getComputedStyle(screen.getByText('slide')).scrollSnapAlign).toBe('none');
});

test('does not style pictures and `details` in an answer as parts of the accordion', () => {
  const content = (
    <>
      <svg role="img" aria-label="Karta" width="90" height="60" />
      <details>
        <summary>Mer</summary>
      </details>
    </>
  );
  render(<Accordion items={[{ id: 'a', title: 'Var?', content, isOpen: true }]} />);
  expect(getComputedStyle(screen.getByRole('img', { name: 'Karta' })).width).toBe('90px');
  const inner = screen.getByText('Mer');
  expect(getComputedStyle(inner.parentElement!).borderTopWidth).toBe('0px');
  expect(getComputedStyle(inner).display).not.toBe('grid');
});

test('uses one typeface in an element with data-tand, for components and the text between them', () => {
  render(
    <div data-tand="">
      <p>Words</p>
      <TextField label="Name" />
      <Card>Room</Card>
    </div>,
  );
  const faces = ['Words', 'Name', 'Room'].map(text => getComputedStyle(screen.getByText(text)).fontFamily);
  expect(new Set(faces).size).toBe(1);
  expect(faces[0]).toContain('Familjen Grotesk');
});
