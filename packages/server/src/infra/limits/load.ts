export interface Load {
  /** Overloaded: new requests would time out. */
  isBehind(): boolean;
  stop(): void;
}

export interface LoadOptions {
  /** Event-loop delay threshold in ms. Default: 300. */
  late?: number | undefined;
  /** Total event-loop delay (ms, consecutive samples) before requests are shed; exceeds a GC pause or new revision. Default: 1,500. */
  most?: number | undefined;
}

const interval = 200;

/** Samples the event loop delay every 200 ms. */
export function watchLoad({ late = 300, most = 1500 }: LoadOptions = {}): Load {
  let due = performance.now() + interval;
  let behind = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    behind = now - due > late ? behind + now - due : 0;
    due = now + interval;
  }, interval).unref();
  return { isBehind: () => behind >= most, stop: () => clearInterval(timer) };
}
