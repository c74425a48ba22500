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

const png = (name: string, draw: string, args: readonly unknown[], width: number): Picture => ({
  name: `press/${name}`,
  module: draw === 'symbol' ? 'brand/icons.ts' : 'brand/wordmark.ts',
  draw,
  args,
  raster: { format: 'png', width, colours: 32 },
  budget: 24 * KB,
});

/** Wordmarks and symbol as transparent PNG, for press that cannot use SVG. Their widths are integer multiples of a cell. */
function pressPictures(): Picture[] {
  return [
    png('wordmark', 'wordmark', [ON_PAPER], 1920),
    png('wordmark-night', 'wordmark', [ON_DARK], 1920),
    png('wordmark-white', 'wordmarkMono', [WHITE], 1920),
    png('wordmark-ink', 'wordmarkMono', [LINE], 1920),
    png('symbol', 'symbol', [], 1200),
    png('stacked', 'stacked', [ON_PAPER], 1440),
    png('stacked-night', 'stacked', [ON_DARK], 1440),
  ];
}

/** Wordmarks, symbol, favicons, launcher icons, the loader. */
export function brandPictures(): Picture[] {
  return [
    mark('wordmark', 'wordmark', ON_PAPER),
    mark('wordmark-night', 'wordmark', ON_DARK),
    mark('wordmark-white', 'wordmarkMono', WHITE),
    mark('wordmark-ink', 'wordmarkMono', LINE),
    mark('stacked', 'stacked', ON_PAPER),
    mark('stacked-night', 'stacked', ON_DARK),
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
    ...pressPictures(),
    { name: 'brand/match', module: 'brand/match.ts', draw: 'match', args: [], budget },
    { name: 'brand/flame', module: 'brand/match.ts', draw: 'flameMark', args: [], budget },
  ];
}
