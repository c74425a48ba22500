export { createClock, type Clock } from './clock.ts';
export { ClockProvider, useClock, useHasCome, useNow, type ClockProviderProps, type Tick } from './ClockProvider.tsx';
