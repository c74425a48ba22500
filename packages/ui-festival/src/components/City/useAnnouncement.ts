import { useEffect, useState } from 'react';

export function useAnnouncement(stop: string) {
  const [announcement, set] = useState<{ stop: string; text: string; find?: string }>();
  useEffect(() => {
    if (!announcement) return undefined;
    const timer = setTimeout(() => set(undefined), 4000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement?.stop === stop ? announcement : undefined, set] as const;
}
