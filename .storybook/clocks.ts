import { moments, type Moment } from '../site/src/reviewMoments.ts';

export { moments, type Moment };

const loaded = Date.now();
const clocks = new Map<string, () => number>(
  Object.entries(moments).map(([name, { start }]) => [name, () => start + (Date.now() - loaded)]),
);

/** Ticking clock that starts at the time with this name; any other name, such as `now`, gives undefined, which means the device's clock. */
export const clockOf = (name: unknown) => clocks.get(String(name));
