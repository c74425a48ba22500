import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { BattlepassSection } from './index.ts';
import { words } from './BattlepassSection.fixtures.ts';

const pattern = <BattlepassSection {...words.sv} />;
describeConformance(pattern);

test('all seventeen levels stand in the section, with the way on', () => {
  render(pattern);
  const section = within(screen.getByRole('region', { name: 'Battle Pass ingår alltid' }));
  expect(section.getAllByRole('group')).toHaveLength(17);
  expect(section.getByRole('link', { name: /Se nivåerna/ })).toHaveAttribute('href', '/tickets/battlepass');
});
