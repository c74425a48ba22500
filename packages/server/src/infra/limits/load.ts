export type Load = ReturnType<typeof watchLoad>;

const interval = 200;
const late = 300;
/** In ms; more than a GC pause or a new revision delays the event loop. */
const most = 1500;

export function watchLoad() {
  let due = performance.now() + interval;
  let behind = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    behind = now - due > late ? behind + now - due : 0;
    due = now + interval;
  }, interval).unref();
  return { isBehind: () => behind >= most, stop: () => clearInterval(timer) };
}
