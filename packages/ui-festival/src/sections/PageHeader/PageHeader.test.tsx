import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './index.ts';

test('renders no breadcrumbs if none are given', () => {
  render(<PageHeader title="Frågor" lead="Svaren finns här." />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('renders `aside` before the picture', () => {
  render(
    <PageHeader
      title="Info"
      lead="Allt på en sida."
      aside={<p>Bussen går</p>}
      image={{ src: '/a.svg', alt: 'Kartan', width: 4, height: 3 }}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Kartan' });
  expect(screen.getByText('Bussen går').compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
