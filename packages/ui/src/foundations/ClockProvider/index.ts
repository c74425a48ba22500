export { createClock, type Clock } from './clock.ts';
export { ClockProvider, useClock, useNow, type ClockProviderProps, type Tick } from './ClockProvider.tsx';
