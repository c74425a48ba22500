import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { CreatorPage } from './index.ts';
import { words } from './CreatorPage.fixtures.tsx';

const pattern = <CreatorPage {...words.sv} />;
describeConformance(pattern);

test('the channels stand by name under the preamble', () => {
  render(pattern);
  const channels = within(screen.getByRole('list', { name: 'Kanaler: TurboTant' }));
  expect(channels.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(words.sv.profiles.map(({ href }) => href));
});

test('without channels there is no list of them', () => {
  render(<CreatorPage {...words.sv} profiles={[]} />);
  expect(screen.queryByRole('list', { name: 'Kanaler: TurboTant' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
