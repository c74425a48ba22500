import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { KeyValueList } from './index.ts';

describeConformance(<KeyValueList items={[{ label: 'Plats', value: 'Elmia, Jönköping' }]} />, { refInstanceof: HTMLDListElement });

test('each value follows its label', () => {
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
