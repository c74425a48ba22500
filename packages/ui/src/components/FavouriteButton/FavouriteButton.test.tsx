import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FavouriteButton, type FavouriteButtonProps } from './index.ts';

test('a word beside the bookmark leaves the name as it is', () => {
  render(
    <FavouriteButton label="Spara: Nattläge" isFavourite={false}>
      Spara
    </FavouriteButton>,
  );
  expect(screen.getByRole('button', { name: 'Spara: Nattläge' })).toHaveTextContent(/^Spara$/);
});

test.each([true, false])('pressed %s is told and asks for the opposite', async isFavourite => {
  const onChange = vi.fn<NonNullable<FavouriteButtonProps['onFavouriteChange']>>();
  render(<FavouriteButton label="Spara: Nattläge" isFavourite={isFavourite} onFavouriteChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Spara: Nattläge', pressed: isFavourite });
  await userEvent.click(button);
  expect(onChange).toHaveBeenCalledWith(!isFavourite, expect.anything());
  expect(button).toHaveAttribute('aria-pressed', String(isFavourite));
});
