import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { attachEmbed } from './attachEmbed.ts';
import { Embed, type EmbedProps } from './index.ts';

const film: EmbedProps = {
  kind: 'video',
  src: 'https://www.youtube-nocookie.com/embed/x',
  title: 'Trailern',
  href: 'https://www.youtube.com/watch',
  labels: {
    load: 'Visa',
    notice: 'Innehållet hämtas först när du trycker.',
    direct: 'Öppna i egen flik',
    newTab: 'öppnas i ny flik',
  },
};
const form = { ...film, kind: 'form', src: 'https://forms.tand.example/signup?embed=1', height: 1552 } as const;

describe.each([
  ['film', film],
  ['map', { ...film, kind: 'map', src: 'https://www.openstreetmap.org/export/embed.html' } as const],
  ['form', form],
])('a %s', (_, props) => {
  // PAGE-3, SEC-3
  test('renders an iframe only after a press, and focuses it', async () => {
    const { container } = render(<Embed {...props} />);
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Visa: Trailern' }));
    const frame = screen.getByTitle('Trailern');
    expect(frame).toHaveAttribute('src', props.src);
    expect(frame).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  // PAGE-3
  test('has a plain link that opens the given address in a new tab', () => {
    render(<Embed {...props} />);
    const link = screen.getByRole('link', { name: /Öppna i egen flik.*Trailern.*öppnas i ny flik/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

test('gives the frame of a form the given height', async () => {
  render(<Embed {...form} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByTitle('Trailern')).toHaveAttribute('height', '1552');
});

test('loads the frame in served HTML without React, until detached', async () => {
  const embed = <Embed {...film} />;
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
