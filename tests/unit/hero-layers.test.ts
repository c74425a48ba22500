import { expect, test } from 'vitest';
import { heroCompositions } from '../../packages/art/src/map/hero-layers.ts';
import { heroLayers } from '../../packages/ui/src/components/Hero/Hero.fixtures.ts';

test('the layers in the stories lie where the drawing has them', () => {
  expect(heroLayers).toEqual(heroCompositions());
});
