import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyValueList } from './index.ts';

test('puts each value after its label', () => {
  render(
    <KeyValueList
      items={[
        { label: 'Plats', value: 'Elmia' },
        { label: 'Biljett', value: <a href="/tickets">LAN-biljett</a> },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'Plats: Elmia',
    'Biljett: LAN-biljett',
  ]);
});
