import { useEffect, useState } from 'react';

interface Announcement {
  stop: string;
  text: string;
  find?: string;
}

export function useAnnouncement(stop: string) {
  const [announcement, set] = useState<Announcement>();
  useEffect(() => {
    if (!announcement) return undefined;
    const timer = setTimeout(() => set(undefined), 4000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement?.stop === stop ? announcement : undefined, set] as const;
}
