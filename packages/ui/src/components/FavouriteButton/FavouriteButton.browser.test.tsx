import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FavouriteButton } from './index.ts';

afterEach(() => document.documentElement.removeAttribute('data-tand-theme'));

test.each(['light', 'night'])("shows its word in the button's text colour on hover, in the theme %s", async theme => {
  document.documentElement.dataset.tandTheme = theme;
  render(
    <FavouriteButton label="Spara" isFavourite={false}>
      Spara
    </FavouriteButton>,
  );
  const button = screen.getByRole('button');
  const ground = getComputedStyle(button).backgroundColor;
  await userEvent.hover(button);
  await expect.poll(() => getComputedStyle(button).backgroundColor).not.toBe(ground);
  expect(getComputedStyle(button.querySelector('span')!).color).toBe(getComputedStyle(button).color);
});
