import { moments, type Moment } from '../site/src/review/moments.ts';

export { moments, type Moment };

const loaded = Date.now();
const clocks = new Map<string, () => number>(
  Object.entries(moments).map(([name, { start }]) => [name, () => start + (Date.now() - loaded)]),
);

/** The clock of a moment, which runs on from there; any other name (`now`) leaves the device's own. */
export const clockOf = (name: unknown) => clocks.get(String(name));
