import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsCard } from './index.ts';

const image = { src: '/img/news/final.svg', width: 1200, height: 675 };

test('is an article with its title as the only link', () => {
  render(
    <NewsCard
      title="Finalen flyttar"
      href="/news/final"
      image={image}
      category="Tävling"
      date={{ text: '2 juni', dateTime: '2025-06-02' }}
      preview="Söndagens final…"
    />,
  );
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 3, name: 'Finalen flyttar' })).toBeInTheDocument();
  expect(article.getAllByRole('link')).toEqual([article.getByRole('link', { name: 'Finalen flyttar' })]);
  expect(article.getByText('2 juni')).toHaveAttribute('datetime', '2025-06-02');
  expect(article.queryByRole('img')).toBeNull();
});
