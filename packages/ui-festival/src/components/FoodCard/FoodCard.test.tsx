import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoodCard } from './index.ts';

const image = {
  src: '/img/food/food-trucks.svg',
  width: 800,
  height: 600,
  srcSet: '/img/food/food-trucks.svg 1x, /img/food/food-trucks.svg 2x',
};

test('has its name as the only link; picture and action are decoration', () => {
  const { container } = render(<FoodCard title="Food trucks" href="/food/food-trucks" image={image} actionText="Se vad som serveras" />);
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Food trucks']);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('srcset', image.srcSet);
});
