import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Article } from './index.ts';
import { words } from './Article.fixtures.tsx';

// NEWS-10
test('renders headline, dates, author and text in one article', () => {
  render(<Article {...words.sv} />);
  const article = within(screen.getAllByRole('article')[0]!);
  expect(article.getByRole('heading', { level: 1, name: 'Hyr hela setupen' })).toBeInTheDocument();
  expect(article.getByText('Publicerad 4 mars 2025')).toHaveAttribute('datetime', '2025-03-04');
  expect(article.getByText('Uppdaterad 20 mars 2025')).toHaveAttribute('datetime', '2025-03-20');
  expect(article.getByText(/· Text: Malva Ek · 3 minuter att läsa/)).toBeInTheDocument();
  expect(article.getByRole('heading', { level: 2, name: 'Vad ingår?' })).toBeInTheDocument();
  expect(article.getByRole('link', { name: 'Boka till biljetten' })).toHaveAttribute('href', '/tickets');
});

// NEWS-10
test('renders neither a date of update nor a link if these are missing', () => {
  render(<Article {...words.sv} updated={undefined} more={undefined} />);
  expect(screen.queryByText(/Uppdaterad/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Boka till biljetten' })).toBeNull();
});
