export { createClock, type Clock } from './clock.ts';
export { ClockProvider, useClock, useHasCome, useNow, useServedAt, type ClockProviderProps } from './ClockProvider.tsx';
