import { KB, type Picture } from '../build/picture.ts';
import { ON_DARK, ON_PAPER } from '../brand/wordmark.ts';
import { LINE, WHITE } from '../palette.ts';

const budget = 3 * KB;
const icon = (name: string, draw: string, raster?: Picture['raster']): Picture => ({
  name: `brand/${name}`,
  module: 'brand/icons.ts',
  draw,
  args: [],
  budget: raster ? 12 * KB : budget,
  ...(raster ? { raster } : {}),
});
const mark = (name: string, draw: string, ...args: unknown[]): Picture => ({
  name: `brand/${name}`,
  module: 'brand/wordmark.ts',
  draw,
  args,
  budget,
});

/** Wordmarks, symbol, favicons, launcher icons, the loader. */
export function brandPictures(): Picture[] {
  return [
    mark('wordmark', 'wordmark', ON_PAPER),
    mark('wordmark-night', 'wordmark', ON_DARK),
    mark('wordmark-white', 'wordmarkMono', WHITE),
    mark('wordmark-ink', 'wordmarkMono', LINE),
    icon('symbol', 'symbol'),
    icon('favicon', 'symbol'),
    icon('spinner', 'spinner'),
    icon('favicon-32', 'symbol', { format: 'png', width: 32 }),
    icon('favicon-16', 'smallIcon', { format: 'png', width: 16 }),
    icon('favicon-legacy', 'symbol', { format: 'ico', width: 32 }),
    icon('apple-touch-icon', 'maskableIcon', { format: 'png', width: 180 }),
    icon('icon-192', 'symbol', { format: 'png', width: 192 }),
    icon('icon-512', 'symbol', { format: 'png', width: 512 }),
    icon('maskable-512', 'maskableIcon', { format: 'png', width: 512 }),
    { name: 'brand/match', module: 'brand/match.ts', draw: 'match', args: [], budget },
    { name: 'brand/flame', module: 'brand/match.ts', draw: 'flameMark', args: [], budget },
  ];
}
