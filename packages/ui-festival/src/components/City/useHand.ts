import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Hand, Told } from './hand.ts';
import { cityStop, type CityWorld } from './world.ts';

/**
 * Loads the camera on the first call of `take`, or when `stop` is not 'city'.
 * @returns `stage`: ref of the element; `take`: resolves to the camera, or undefined after unmounting; `moved`: the camera once loaded
 */
export function useHand(world: CityWorld, stop: string, told: Told) {
  const stage = useRef<HTMLDivElement>(null);
  const moved = useRef<Hand>(undefined);
  const fetching = useRef<Promise<Hand | undefined>>(undefined);
  const shown = useRef(cityStop);
  const latest = useRef({ world, ...told });
  useLayoutEffect(() => {
    latest.current = { world, ...told };
  });
  const take = useCallback(
    () =>
      (fetching.current ??= import('./hand.ts').then(({ Hand }) => {
        if (!stage.current) return undefined;
        moved.current = new Hand(stage.current, latest.current.world, {
          onStop: (to, how) => latest.current.onStop(to, how),
          onFind: id => latest.current.onFind(id),
        });
        return moved.current;
      })),
    [],
  );
  useEffect(
    () => () => {
      moved.current?.end();
      moved.current = undefined;
      fetching.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (stop === shown.current) return;
    // The stop of the address is shown at once, a chosen one after a flight.
    const isAddress = !fetching.current;
    shown.current = stop;
    void take().then(hand => hand?.go(stop, isAddress));
  }, [stop, take]);
  return { stage, take, moved };
}
