import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextBand } from './index.ts';
import { words } from './TextBand.fixtures.ts';

test('names each text by its heading, in order, with further content after them', () => {
  render(
    <TextBand {...words.sv}>
      <a href="/eventinfo">Tillbaka</a>
    </TextBand>,
  );
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['travel', 'parking']);
  expect(screen.getByRole('region', { name: 'Parkera' }).compareDocumentPosition(screen.getByRole('link'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
