import { useNow } from '@tand/ui';

/** Epoch ms, cut to the minute: the served page's moment, then the clock's. */
export const useFestivalTime = () => useNow('minute') ?? 0; // null only without Providers
