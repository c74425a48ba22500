export interface Load {
  /** Overloaded: new requests would time out. */
  isBehind(): boolean;
  stop(): void;
}

const interval = 200;
/** Event-loop delay threshold in ms. */
const late = 300;
/** Total event-loop delay (ms, consecutive samples) before requests are shed; exceeds a GC pause or new revision. */
const most = 1500;

/** Samples the event loop delay every 200 ms. */
export function watchLoad(): Load {
  let due = performance.now() + interval;
  let behind = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    behind = now - due > late ? behind + now - due : 0;
    due = now + interval;
  }, interval).unref();
  return { isBehind: () => behind >= most, stop: () => clearInterval(timer) };
}
