import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './index.ts';

const icon = <svg aria-hidden="true" />;

test('its name is the label', () => {
  render(
    <IconButton label="Spara Nattläge" aria-pressed>
      {icon}
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Spara Nattläge', pressed: true })).toBeInTheDocument();
});

test('with an address it is a link', () => {
  render(
    <IconButton label="TÄND på Twitch" href="https://www.twitch.tv/" isExternal>
      {icon}
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: 'TÄND på Twitch' })).toHaveAttribute('target', '_blank');
});
