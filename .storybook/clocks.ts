import { moments } from '../site/src/reviewMoments.ts';

export { moments };

const loaded = Date.now();
const clocks = new Map<string, () => number>(
  Object.entries(moments).map(([name, { start }]) => [name, () => start + (Date.now() - loaded)]),
);

/** Clock in epoch ms; undefined, which means the device's clock, for `now` and unknown names. */
export const clockOf = (name: unknown) => clocks.get(String(name));
