import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose, ProseNodes } from './index.ts';

test('renders rich text from data as plain elements, and HTML in its strings as text', () => {
  render(
    <Prose>
      <ProseNodes
        nodes={[
          { tag: 'h2', children: ['På kroppen'] },
          { tag: 'p', children: ['Läs ', { tag: 'a', href: '/faq', children: ['svaren'] }, ' <b>först</b>.'] },
          { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['Skor'] }] },
        ]}
      />
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('På kroppen');
  expect(screen.getByRole('link', { name: 'svaren' })).toHaveAttribute('href', '/faq');
  expect(screen.getByText(/<b>först<\/b>/)).toBeVisible();
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
});
