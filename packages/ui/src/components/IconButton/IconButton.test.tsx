import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './index.ts';

const icon = <svg aria-hidden="true" />;

test('is named by its label', () => {
  render(
    <IconButton label="Spara Nattläge" aria-pressed>
      {icon}
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Spara Nattläge', pressed: true })).toBeInTheDocument();
});

test('is a link if it has an address', () => {
  render(
    <IconButton label="TÄND på Twitch" href="https://www.twitch.tv/" isExternal>
      {icon}
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: 'TÄND på Twitch' })).toHaveAttribute('target', '_blank');
});
