import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../../foundations/LinkProvider/index.ts';
import { BackLink } from './index.ts';

test('links to the parent page in the language of the page', () => {
  render(
    <LinkProvider resolve={href => `/sv${href}`}>
      <BackLink href="/food">Tillbaka till maten</BackLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Tillbaka till maten' });
  expect(link).toHaveAttribute('href', '/sv/food');
  expect(link).toHaveAttribute('data-direction', 'back');
});
