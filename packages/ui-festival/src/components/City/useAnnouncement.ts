import { useEffect, useState } from 'react';

interface Announcement {
  /** Stop at which it is shown. */
  stop: string;
  text: string;
  /** Id of the character that it is about. */
  find?: string;
}

/** The last announcement, if it was made at this stop, and its setter. An announcement disappears after four seconds. */
export function useAnnouncement(stop: string) {
  const [announcement, set] = useState<Announcement>();
  useEffect(() => {
    if (!announcement) return undefined;
    const timer = setTimeout(() => set(undefined), 4000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement?.stop === stop ? announcement : undefined, set] as const;
}
