import { expect, test } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

test('lists one size for a picture with files for day and night, and omits other pictures', () => {
  const sizes = pictureSizes({
    'scenes/camping-day': { width: 560, height: 345 },
    'scenes/camping-night': { width: 560, height: 345 },
    'labels/tokyo-town': { width: 640, height: 480 },
    'partners/arla': { width: 640, height: 360 },
  });
  expect(sizes).toEqual({ 'scenes/camping': [560, 345] });
});
