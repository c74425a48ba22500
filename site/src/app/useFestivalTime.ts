import { useNow } from '@tand/ui';

/** The present in epoch ms, cut to the minute: what a page is served for, and from its first change the clock's. */
export const useFestivalTime = () => useNow('minute') ?? 0; // null only where no Providers are
