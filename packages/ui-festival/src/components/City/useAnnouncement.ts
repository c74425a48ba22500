import { useEffect, useState } from 'react';

interface Announcement {
  /** It is valid at this stop only. */
  stop: string;
  text: string;
  /** Character that it is about. */
  find?: string;
}

/** The last announcement, if it was made at the stop, and its setter. It ends after four seconds. */
export function useAnnouncement(stop: string) {
  const [announcement, set] = useState<Announcement>();
  useEffect(() => {
    if (!announcement) return undefined;
    const timer = setTimeout(() => set(undefined), 4000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement?.stop === stop ? announcement : undefined, set] as const;
}
