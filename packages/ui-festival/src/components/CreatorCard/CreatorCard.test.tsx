import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreatorCard } from './index.ts';

const image = { src: '/img/creators/turbotant.svg', width: 200, height: 200 };

test('links the nick to the address', () => {
  render(<CreatorCard nick="TurboTant" image={image} line="CS" href="/creators/turbotant" />);
  expect(screen.getByRole('link', { name: 'TurboTant' })).toHaveAttribute('href', '/creators/turbotant');
});

test('shows the nick as text if there is no address', () => {
  render(<CreatorCard nick="TurboTant" image={image} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('TurboTant')).toBeInTheDocument();
});

test('renders further links after the link of the nick', () => {
  render(
    <CreatorCard nick="TurboTant" image={image} href="/creators/turbotant">
      <a href="https://www.twitch.tv/">Twitch</a>
    </CreatorCard>,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['TurboTant', 'Twitch']);
});
