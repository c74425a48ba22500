/** Instants to look at the festival from; each runs on from where it begins. */
const from = (iso: string) => {
  const start = Date.parse(iso);
  const loaded = Date.now();
  return () => start + (Date.now() - loaded);
};

export const fixedClocks = {
  spring: { title: '27 days before doors', now: from('2025-05-16T19:51:19+02:00') },
  doors: { title: '10 seconds before doors', now: from('2025-06-13T09:59:50+02:00') },
  during: { title: 'Saturday 15.10', now: from('2025-06-14T15:10:00+02:00') },
  over: { title: 'The week after', now: from('2025-06-20T12:00:00+02:00') },
  now: { title: 'This device', now: Date.now },
} as const;

/** The clock of a name; unknown names leave the device's own. */
export const clockOf = (name: unknown) => Object.entries(fixedClocks).find(([key]) => key === name)?.[1].now;
