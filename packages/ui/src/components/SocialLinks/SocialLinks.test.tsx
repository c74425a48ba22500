import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SocialLinks } from './index.ts';

const labels = { list: 'Sociala kanaler', newTab: 'öppnas i ny flik' };
const profiles = [
  { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' },
  { id: 'twitch2', text: 'Twitch, andra kanalen', href: 'https://www.twitch.tv/directory' },
];

test('names each profile and says that it opens in a new tab', () => {
  render(<SocialLinks profiles={profiles} labels={labels} />);
  const link = screen.getByRole('link', { name: /^Twitch ?\(öppnas i ny flik\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('list', { name: 'Sociala kanaler' }).children).toHaveLength(2);
});

test('has no list without profiles', () => {
  const { container } = render(<SocialLinks profiles={[]} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test('shows names with hasNames', () => {
  render(<SocialLinks profiles={profiles} labels={labels} hasNames />);
  expect(screen.getByText('Twitch', { exact: false, selector: 'a[href="https://www.twitch.tv/"]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Twitch ?\(öppnas i ny flik\)$/ })).toBeInTheDocument();
});
