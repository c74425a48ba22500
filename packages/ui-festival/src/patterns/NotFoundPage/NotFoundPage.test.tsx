import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { NotFoundPage } from './index.ts';
import { words } from './NotFoundPage.fixtures.ts';

const pattern = <NotFoundPage {...words.sv} />;
describeConformance(pattern);

// PAGE-6
test('it leads home and on', () => {
  render(pattern);
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/home');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(words.sv.links.items.map(({ href }) => href));
});

test('without other ways there is no empty list', () => {
  render(<NotFoundPage {...words.sv} links={undefined} image={undefined} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
