import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './index.ts';

const labels = {
  gallery: 'Bilder',
  close: 'Stäng',
  previous: 'Föregående',
  next: 'Nästa',
  position: (index: number, total: number) => `${index} av ${total}`,
};
const pictures = [
  { src: '/img/scenes/a.svg', alt: 'Hallen på morgonen', width: 800, height: 600 },
  { src: '/img/scenes/b.svg', alt: 'Hallen på natten', width: 800, height: 600 },
];

test('links each picture to its file', () => {
  render(<Gallery images={pictures} labels={labels} />);
  expect(screen.getByRole('list', { name: 'Bilder' }).children).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Hallen på natten' })).toHaveAttribute('href', '/img/scenes/b.svg');
  expect(screen.getByRole('img', { name: 'Hallen på natten' })).toHaveAttribute('src', '/img/scenes/b.svg');
});

test('names a link by its caption if the picture has no alternative text', () => {
  render(<Gallery images={pictures.map(picture => ({ ...picture, alt: '', caption: `Annons ${picture.src}` }))} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Annons /img/scenes/b.svg' })).toBeVisible();
});

test('sets `data-ratio` to the given ratio', () => {
  render(<Gallery images={pictures} labels={labels} ratio="1:1" />);
  expect(screen.getByRole('list', { name: 'Bilder' })).toHaveAttribute('data-ratio', '1:1');
});

test('has no dialog without pictures', () => {
  const { container } = render(<Gallery images={[]} labels={labels} />);
  expect(container.querySelector('dialog')).toBeNull();
});
