import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MapEmbed } from './index.ts';

const labels = {
  load: 'Visa kartan',
  notice: 'Innehållet hämtas först när du trycker.',
  direct: 'Öppna i egen flik',
  newTab: 'öppnas i ny flik',
};
const embed = (
  <MapEmbed
    src="https://www.openstreetmap.org/export/embed.html"
    title="Elmia på kartan"
    href="https://www.openstreetmap.org/"
    labels={labels}
  />
);

// PAGE-3, SEC-3
test('loads nothing from another host before a press', async () => {
  const { container } = render(embed);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Visa kartan: Elmia på kartan' }));
  const frame = screen.getByTitle('Elmia på kartan');
  expect(frame).toHaveAttribute('src', 'https://www.openstreetmap.org/export/embed.html');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('has a plain link next to it', () => {
  render(embed);
  const link = screen.getByRole('link', { name: /Öppna i egen flik.*Elmia på kartan.*öppnas i ny flik/ });
  expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/');
  expect(link).toHaveAttribute('target', '_blank');
});
