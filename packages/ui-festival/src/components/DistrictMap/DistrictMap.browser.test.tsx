import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { image, places } from './DistrictMap.fixtures.ts';
import { DistrictMap } from './index.ts';

const litPictures = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLImageElement>('li img')].filter(img => img.checkVisibility()).map(img => img.getAttribute('src'));

test('lights one district on hover and on focus, and dims the rest of the map', async () => {
  const { container } = render(
    <>
      <h1>Kartan</h1>
      <DistrictMap image={image.sv} places={places} labels={{ list: 'Stadsdelarna' }} />
    </>,
  );
  const base = container.querySelector('img')!.closest('div')!;
  expect(litPictures(container)).toEqual([]);
  expect(getComputedStyle(base).filter).toBe('none');

  const [list] = screen.getAllByRole('list', { name: 'Stadsdelarna' });
  const neon = within(list!).getByRole('link', { name: '3 Neon District' });
  await userEvent.hover(neon);
  expect(litPictures(container)).toEqual(['/img/map/neon-district-day.svg']);
  await expect.poll(() => getComputedStyle(base).filter).toContain('brightness(0.55)');
  await userEvent.hover(screen.getByRole('heading', { name: 'Kartan' }));
  expect(litPictures(container)).toEqual([]);

  await userEvent.keyboard('{Tab}');
  expect(litPictures(container)).toEqual(['/img/map/tokyo-town-day.svg']);
});
