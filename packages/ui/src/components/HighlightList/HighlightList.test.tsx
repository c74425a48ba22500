import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HighlightList } from './index.ts';

const highlights = ['Ramengränden', { title: 'Arkadhallen', text: '120 kabinett på fri kredit' }];

test('its flames are decoration, its words are read', () => {
  render(<HighlightList highlights={highlights} />);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Ramengränden', 'Arkadhallen120 kabinett på fri kredit']);
  expect(screen.queryByRole('img')).toBeNull();
});
