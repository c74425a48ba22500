import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ExternalForm } from './index.ts';

const labels = {
  load: 'Visa formuläret',
  notice: 'Innehållet hämtas först när du trycker.',
  direct: 'Öppna i egen flik',
  newTab: 'öppnas i ny flik',
};
const embed = (
  <ExternalForm
    src="https://forms.tand.example/signup?embed=1"
    title="Intresseanmälan"
    href="https://forms.tand.example/signup"
    minHeight={1552}
    labels={labels}
  />
);

// PAGE-3, SEC-3
test('loads nothing from another host before a press', async () => {
  const { container } = render(embed);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Visa formuläret: Intresseanmälan' }));
  const frame = screen.getByTitle('Intresseanmälan');
  expect(frame).toHaveAttribute('src', 'https://forms.tand.example/signup?embed=1');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

// PAGE-3
test('has a plain link next to it', () => {
  render(embed);
  const link = screen.getByRole('link', { name: /Öppna i egen flik.*Intresseanmälan.*öppnas i ny flik/ });
  expect(link).toHaveAttribute('href', 'https://forms.tand.example/signup');
  expect(link).toHaveAttribute('target', '_blank');
});

test('has a frame as high as the form', async () => {
  render(embed);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByTitle('Intresseanmälan')).toHaveAttribute('height', '1552');
});
