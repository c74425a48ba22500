import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { attachEmbed } from './attachEmbed.ts';
import { VideoEmbed } from './index.ts';

const labels = {
  load: 'Spela filmen',
  notice: 'Innehållet hämtas först när du trycker.',
  direct: 'Öppna i egen flik',
  newTab: 'öppnas i ny flik',
};
const embed = (
  <VideoEmbed src="https://www.youtube-nocookie.com/embed/x" title="Trailern" href="https://www.youtube.com/watch" labels={labels} />
);

// PAGE-3, SEC-3
test('loads nothing from another host before a press', async () => {
  const { container } = render(embed);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Spela filmen: Trailern' }));
  const frame = screen.getByTitle('Trailern');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/x');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('has a plain link next to it', () => {
  render(embed);
  const link = screen.getByRole('link', { name: /Öppna i egen flik.*Trailern.*öppnas i ny flik/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch');
  expect(link).toHaveAttribute('target', '_blank');
});

test('works on served HTML without React, until detached', async () => {
  document.body.innerHTML = renderToStaticMarkup(embed) + renderToStaticMarkup(embed);
  const [first, second] = [...document.querySelectorAll('figure')].map(figure => attachEmbed(figure));
  second!();
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  const frame = screen.getByTitle('Trailern');
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; picture-in-picture');
  expect(frame).toHaveAttribute('allowfullscreen');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  first!();
});
