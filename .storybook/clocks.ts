import { moments, type Moment } from '../site/src/reviewMoments.ts';

export { moments, type Moment };

const loaded = Date.now();
const clocks = new Map<string, () => number>(
  Object.entries(moments).map(([name, { start }]) => [name, () => start + (Date.now() - loaded)]),
);

/** A ticking clock that starts at a moment; any other name (`now`) leaves the device's clock. */
export const clockOf = (name: unknown) => clocks.get(String(name));
