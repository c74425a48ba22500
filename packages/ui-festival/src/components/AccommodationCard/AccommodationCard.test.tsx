import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccommodationCard } from './index.ts';

const image = {
  src: '/img/accommodation/sleeping-hall.svg',
  width: 800,
  height: 600,
  srcSet: '/img/accommodation/sleeping-hall.svg 1x, /img/accommodation/sleeping-hall.svg 2x',
};

test('has its name as the only link; picture and action are decoration', () => {
  const { container } = render(
    <AccommodationCard title="Sovsalen" href="/accommodation/sleeping-hall" image={image} actionText="Läs om sovsalen" />,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Sovsalen']);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('srcset', image.srcSet);
});
