export interface Load {
  /** Whether the server is overloaded, so that new requests would time out. */
  isBehind(): boolean;
  stop(): void;
}

const interval = 200;
/** Delay of the event loop in ms above which a sample is late. */
const late = 300;
/** Total delay in ms of consecutive late samples that means overload; longer than that of a GC pause or a new revision. */
const most = 1500;

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
