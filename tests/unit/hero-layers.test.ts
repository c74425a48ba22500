import { expect, test } from 'vitest';
import { plainLook } from '../../packages/art/src/look-slot.ts';
import { LOOK } from '../../packages/art/src/look.ts';
import { heroCompositions } from '../../packages/art/src/map/hero-layers.ts';
import { heroLayers } from '../../packages/ui/src/components/Hero/Hero.fixtures.ts';

// The stories show the kit's own box; a year may put its districts in another order.
test.runIf(LOOK.plots.join() === plainLook.plots.join())('the layers in the stories lie where the drawing has them', () => {
  expect(heroLayers).toEqual(heroCompositions());
});
