import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PanZoom, PanZoomHandlers } from './panZoom.ts';
import { cityStop, type CityWorld } from './world.ts';

export function usePanZoom(world: CityWorld, stop: string, handlers: PanZoomHandlers) {
  const stage = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom>(undefined);
  const loading = useRef<Promise<PanZoom | undefined>>(undefined);
  const shown = useRef(cityStop);
  const latest = useRef({ world, ...handlers });
  useLayoutEffect(() => {
    latest.current = { world, ...handlers };
  });
  const load = useCallback(
    () =>
      (loading.current ??= import('./panZoom.ts').then(({ PanZoom }) => {
        if (!stage.current) return undefined;
        panZoom.current = new PanZoom(stage.current, latest.current.world, {
          onStop: (to, how) => latest.current.onStop(to, how),
          onFind: id => latest.current.onFind(id),
          onAim: to => latest.current.onAim(to),
        });
        return panZoom.current;
      })),
    [],
  );
  useEffect(
    () => () => {
      panZoom.current?.end();
      panZoom.current = undefined;
      loading.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (stop === shown.current) return;
    // The first stop mostly comes from the address, so the camera jumps to it.
    const isFirst = !loading.current;
    shown.current = stop;
    void load().then(camera => camera?.go(stop, isFirst));
  }, [stop, load]);
  return { stage, load, panZoom };
}
