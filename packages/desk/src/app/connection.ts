import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { refetch } from '../api/useDesk.ts';

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    callback => {
      addEventListener('online', callback);
      addEventListener('offline', callback);
      return () => {
        removeEventListener('online', callback);
        removeEventListener('offline', callback);
      };
    },
    () => navigator.onLine,
  );

/** CREW-13 */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const events = new EventSource('/api/live');
    let known = '';
    events.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      if (known && known !== data) void refetch(client);
      known = data;
    });
    const back = () => void refetch(client);
    addEventListener('online', back);
    return () => {
      events.close();
      removeEventListener('online', back);
    };
  }, [client]);
}
