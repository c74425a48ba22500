import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HighlightList } from './index.ts';

const highlights = ['Ramengränden', { title: 'Arkadhallen', text: '120 kabinett på fri kredit' }];

test('hides its flames, but not its words, from assistive technology', () => {
  render(<HighlightList highlights={highlights} />);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Ramengränden', 'Arkadhallen120 kabinett på fri kredit']);
  expect(screen.queryByRole('img')).toBeNull();
});

test('links a highlight that has an address', () => {
  render(<HighlightList highlights={['Ramengränden', { title: 'Arkadhallen', href: '/arcade' }]} />);
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([['Arkadhallen', '/arcade']]);
});
