/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// ?c=<component>&lib=<adapter>: exposes window.bench to the driver (bench/components.mjs).
import adapters from 'virtual:adapters';
import { schedule, cards } from './data.js';

const q = new URLSearchParams(location.search),
  c = q.get('c'),
  lib = q.get('lib'),
  n = +(q.get('n') ?? 100);
const el = document.getElementById('app');
const raf = () => new Promise(r => requestAnimationFrame(r));
const later = () =>
  new Promise(r => {
    const m = new MessageChannel();
    m.port1.onmessage = r;
    m.port2.postMessage(0);
  });
const INPUT = {
  schedule: () => schedule(n, +q.get('p') || undefined),
  carousel: () => ({ cards }),
  countdown: () => ({ target: Date.now() + 86400e3 * 3 }),
  headroom: () => ({}),
};
// Counts React commits in the production build (the Profiler is silent there).
let commits = 0;
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  isDisabled: false,
  inject: () => 1,
  checkDCE() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot: () => {
    commits++;
  },
};
const adapter = await adapters[`${c}/${lib}`]();
if (c === 'headroom')
  document.body.insertAdjacentHTML('beforeend', '<main>' + '<p style="height:200px;margin:0">text</p>'.repeat(60) + '</main>');
const input = INPUT[c]();
let handle,
  lastMutation = 0,
  mutations = 0;
new MutationObserver(r => {
  lastMutation = performance.now();
  mutations += r.length;
}).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: c !== 'schedule' });

/** Runs fn at the start of a frame; ms until that frame's style, layout and paint are done. */
async function frame(fn) {
  await raf();
  await later();
  await raf();
  const t0 = performance.now();
  fn();
  const sync = performance.now() - t0;
  await later();
  const ms = performance.now() - t0;
  return { sync, ms, t0 };
}
const settle = async (r, wait) => {
  await new Promise(ok => setTimeout(ok, wait));
  return { ...r, settled: Math.max(r.ms, lastMutation - r.t0), nodes: document.getElementsByTagName('*').length };
};
window.bench = {
  mount: async (wait = 300) =>
    settle(
      await frame(() => {
        handle = adapter.mount(el, input);
      }),
      wait,
    ),
  filter: async (v, wait = 300) => settle(await frame(() => handle.setFilter(v)), wait),
  next: async (wait = 900) => {
    const pos = () => {
      const a = document.querySelector('[data-card]')?.getBoundingClientRect();
      return a ? a.left : 0;
    };
    const p0 = pos();
    let first = 0;
    const r = await frame(() => handle.next());
    for (let k = 0; k < 60 && !first; k++) {
      if (Math.abs(pos() - p0) > 0.5) first = performance.now() - r.t0;
      else await raf();
    }
    const out = await settle(r, wait);
    return { ...out, first, moved: p0 - pos() };
  },
  scroll: async (steps = 120) => {
    // 120 frames, 40 px each, down then up then down
    mutations = 0;
    for (let i = 0; i < steps; i++) {
      await raf();
      window.scrollBy(0, ((i / 20) | 0) % 2 && i > 40 ? -40 : 40);
    }
    await raf();
    await raf();
    return { mutations };
  },
  counts: () => ({ commits, mutations }),
};
document.title = 'ready';
