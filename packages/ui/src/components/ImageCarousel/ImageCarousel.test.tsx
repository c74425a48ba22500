import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carouselLabels } from '../Carousel/Carousel.fixtures.ts';
import { ImageCarousel } from './index.ts';
import { carouselImages } from './ImageCarousel.fixtures.ts';

test('reserves space for pictures and loads them lazily', () => {
  render(<ImageCarousel label="Stadsdelar" labels={carouselLabels.sv} images={carouselImages.sv} />);
  for (const image of screen.getAllByRole('img').filter(element => element.tagName === 'IMG')) {
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '480');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

test('makes the row focusable', () => {
  render(<ImageCarousel label="Stadsdelar" labels={carouselLabels.sv} images={carouselImages.sv} />);
  expect(screen.getByRole('group', { name: 'Stadsdelar' })).toHaveAttribute('tabindex', '0');
});
