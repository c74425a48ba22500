/**
 * The only script of a page before its first paint, inlined in the head. It
 * - sets the theme a visitor chose earlier,
 * - opens the matchbox of the home page on a first visit and lets the pictures there live,
 * - sends a plain address to the language a visitor chose earlier (LANG-3),
 * - starts the application after the page has loaded and the browser is idle, or at the first sign of intent,
 * - reloads once when a newer build has replaced the scripts,
 * - keeps a click on a button or a choice, or a key that opens the search, that comes too early and repeats it once the page is hydrated.
 */
import { reloadOnce } from './app/reload.ts';

/** The application's scripts, each after those it imports, and those of the page with all they import. */
const { entry, preload } = document.currentScript!.dataset;
const root = document.documentElement;
const remembered = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be blocked
  }
};

const theme = remembered('tand:theme');
if (theme) root.dataset.theme = theme;

const lang = remembered('tand:lang');
if (lang === 'en' && !/^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(location.pathname)) {
  location.replace(`/${lang}${location.pathname}${location.search}${location.hash}`);
}

// The box opens on a visitor's first look at the home page, and what lives in it moves: not where motion or data is to be saved.
const saver = (navigator as { connection?: { saveData?: boolean } }).connection;
if (!saver?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  addEventListener('load', () => (root.dataset.lively = ''));
  if (/^\/(sv\/|en\/)?(home)?\/?$/.test(location.pathname) && !remembered('tand:opened')) openBox();
}

/** Holds the hero's drawer closed until its picture is there, then lets it slide; any press, key or wheel ends it. */
function openBox() {
  try {
    localStorage.setItem('tand:opened', '1');
  } catch {
    return; // without storage it would open on every visit
  }
  const ends = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
  const arrived = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement && event.target.closest('[data-part=city]'))) return;
    root.dataset.opening = 'open';
    setTimeout(end, 1000);
  };
  const end = () => {
    delete root.dataset.opening;
    document.removeEventListener('load', arrived, true);
    for (const name of ends) removeEventListener(name, end, true);
  };
  root.dataset.opening = 'closed';
  document.addEventListener('load', arrived, true);
  for (const name of ends) addEventListener(name, end, { capture: true, passive: true });
  setTimeout(() => root.dataset.opening === 'closed' && end(), 4000);
}

let isStarted = false;
/** Does again what was last asked for too early. */
let repeat: (() => void) | undefined;
const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/** One by one, so that the browser can draw and answer between them. */
async function run() {
  for (const script of entry!.split(' ')) await import(/* @vite-ignore */ script);
}
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const intent of intents) removeEventListener(intent, start, true);
  for (const href of preload!.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  run().catch((error: unknown) => {
    // A failed start goes to the console only; the served page stays readable (DATA-8).
    console.error('The application did not start.', error);
    reloadOnce();
  });
}
function keep(event: Event) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button:not([popovertarget]):not([type=submit]),[type=radio]');
  repeat = () => button?.isConnected && button.click();
}
/** Roughly what opens the search; the application looks again (search/opensSearch.ts, which this script cannot share). */
function keepKey(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey;
  const isWritten = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isCommand ? event.key !== 'k' : event.key !== '/' || isWritten) return;
  event.preventDefault(); // browsers have uses of their own for these keys
  repeat = () => dispatchEvent(new KeyboardEvent('keydown', event));
}

for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
addEventListener('click', keep, true);
addEventListener('keydown', keepKey);
addEventListener('tand:lost-chunk', reloadOnce);
addEventListener('tand:hydrated', () => {
  removeEventListener('click', keep, true);
  removeEventListener('keydown', keepKey);
  repeat?.();
});
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200));
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
