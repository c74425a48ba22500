/**
 * The only script of a page before its first paint, inlined in the head; and, until something is used that needs React, the
 * only one that runs at all. It
 * - sets the theme and the language that a visitor chose earlier (LANG-3), opens the box, lets pictures live,
 * - does what must not wait for React: the theme's button, the memory for a language, the bar that hides, the hero's rest out
 *   of view, the digits of a countdown, the worker, and listening for newer content,
 * - fetches the application's files once the page is quiet, without running them,
 * - starts the application at the first use of what needs it, and does that use again once it is hydrated,
 * - reloads once when a newer build has replaced the scripts.
 */
// oxlint-disable eslint/no-restricted-imports -- the whole of the library has no room in this script
import { attachHideOnScroll } from '../../packages/ui/src/components/Navbar/attachHideOnScroll.ts';
import { litSegments } from '../../packages/ui/src/components/Countdown/segments.ts';
import { strike } from '../../packages/ui/src/styles/strike.ts';
// oxlint-enable eslint/no-restricted-imports
import { reloadOnce } from './app/reload.ts';
import type { LookMessage } from './offline/worker/manifest.ts';

/** The application's scripts, each after those it imports; those of the page with all they import; see `Rendered` for the rest. */
const { entry = '', preload = '', keep = '', live = '', until = '0' } = document.currentScript!.dataset;
const root = document.documentElement;
const remembered = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be blocked
  }
};
const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the choice lasts as long as the page
  }
};
const near = (event: Event, selector: string) => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);

const theme = remembered('tand:theme');
if (theme) root.dataset.theme = theme;

const isPlain = !/^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(location.pathname);
if (isPlain && remembered('tand:lang') === 'en') location.replace(`/en${location.pathname}${location.search}${location.hash}`);

// The box opens on a visitor's first look at the home page, and what lives in it moves: not where motion or data is to be saved.
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
if (!savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  addEventListener('load', () => (root.dataset.lively = ''));
  if (/^\/(sv\/|en\/)?(home)?\/?$/.test(location.pathname) && !remembered('tand:opened')) openBox();
}

/** Holds the hero's drawer closed until its picture is there, then lets it slide; any press, key or wheel ends it. */
function openBox() {
  remember('tand:opened', '1');
  if (!remembered('tand:opened')) return; // without storage it would open on every visit
  const ends = ['pointerdown', 'keydown', 'wheel'];
  const arrived = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement && near(event, '[data-part=city]'))) return;
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

/* ---- what is React's alone ---- */

/** Links, menus, disclosures and forms that are posted work by themselves. */
const needs =
  'button:not([popovertarget],[type=submit],[data-component=ThemeSwitcher]),input,select,textarea,a[aria-keyshortcuts],[data-component=DayPicker] a';
let isStarted = false;
/** Does again what was last asked for too early. */
let repeat: (() => void) | undefined;

const files = () => `${entry} ${preload}`.split(' ').filter(Boolean);
function link(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** One by one, so that the browser can draw and answer between them. */
async function run() {
  for (const script of entry.split(' ')) await import(/* @vite-ignore */ script);
}
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of files()) link({ rel: 'modulepreload', href });
  run().catch((error: unknown) => {
    // A failed start goes to the console only; the served page stays readable (DATA-8).
    console.error('The application did not start.', error);
    reloadOnce();
  });
}

const onIntent = (event: Event) => {
  if (near(event, needs)) start();
};
function onClick(event: MouseEvent) {
  const language = near(event, 'a[hreflang]') as HTMLAnchorElement | null;
  const match = near(event, '[data-component=ThemeSwitcher]');
  const used = near(event, needs);
  if (language?.closest('[data-component=LanguageSwitcher]')) {
    remember('tand:lang', language.hreflang);
    language.search ||= location.search;
    language.hash ||= location.hash;
  } else if (match) {
    const next = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'night';
    strike(match, next === 'light' ? 'strike' : 'blow', () => {
      root.dataset.theme = next;
      remember('tand:theme', next);
    });
  } else if (used?.matches('button,[type=radio],[type=checkbox],a')) {
    if (used.matches('a')) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault(); // or the document would be left for what React shows in place
    }
    start();
    used.dataset['pressed'] = '';
    repeat = () => {
      delete used.dataset['pressed'];
      if (used.isConnected) used.click();
    };
  }
}
/** Roughly what opens the search; the application looks again (search/opensSearch.ts, which this script cannot share). */
function onKey(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand ? event.key !== 'k' : event.key !== '/' || near(event, 'input, textarea, select')) return;
  event.preventDefault(); // browsers have uses of their own for these keys
  start();
  repeat = () => dispatchEvent(new KeyboardEvent('keydown', event));
}
const intents = ['pointerdown', 'pointerover', 'focusin'];
for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('keydown', onKey);
addEventListener('tand:lost-chunk', reloadOnce);
addEventListener('tand:hydrated', () => {
  for (const intent of intents) removeEventListener(intent, onIntent, true);
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKey);
  stopListening();
  repeat?.();
});

/* ---- what must not wait for it ---- */

document.addEventListener('DOMContentLoaded', () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // A plain address becomes the page's own.
  if (isPlain && canonical) history.replaceState(history.state, '', new URL(canonical.href).pathname + location.search + location.hash);
  const bar = document.querySelector<HTMLElement>('[data-component=Navbar]');
  if (bar) attachHideOnScroll(bar);
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (hero)
    new IntersectionObserver(([seen]) => {
      if (!isStarted) hero.dataset['motion'] = seen?.isIntersecting ? 'moving' : 'still';
    }).observe(hero);
  for (const timer of document.querySelectorAll<HTMLElement>('[data-component=Countdown][data-state=counting]')) count(timer);
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
});

/** Writes the digits, as the component does; the words for assistive technology come with React. */
function count(timer: HTMLElement) {
  const end = Date.parse(timer.querySelector('time')!.dateTime);
  const tick = () => {
    if (isStarted) return clearInterval(interval);
    if (document.hidden) return;
    let left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (!left) return start(); // what comes next is React's
    for (const [unit, size] of [
      ['day', 86_400],
      ['hour', 3600],
      ['minute', 60],
      ['second', 1],
    ] as const) {
      const digits = [...timer.querySelectorAll<HTMLElement>(`[data-part=${unit}] [data-part=digit]`)];
      const text = String(Math.floor(left / size))
        .padStart(2, '0')
        .padStart(digits.length);
      left %= size;
      for (const [place, digit] of digits.entries()) {
        digit.hidden = text[place] === ' ';
        if (digit.hidden || digit.dataset['value'] === text[place]) continue;
        digit.dataset['value'] = text[place];
        const row = litSegments(Number(text[place]));
        for (const [index, match] of [...digit.children].entries())
          if (row[index] === '1' || match.hasAttribute('data-lit')) match.setAttribute('data-lit', row[index]!);
      }
    }
  };
  const interval = setInterval(tick, 1000);
  tick();
}

/** Listens for content that is newer than what the page shows; its change is React's. */
let source: EventSource | undefined;
function listen() {
  stopListening();
  if (isStarted || document.hidden) return;
  const [origin, at, ...reads] = live.split(' ');
  source = new EventSource(`${__API__}/api/live`);
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => {
    const told = JSON.parse(data) as { origin: string; parts: Record<string, number> };
    if (told.origin === origin && !reads.some(part => (told.parts[part] ?? 0) > Number(at))) return;
    root.dataset['behind'] = '';
    start();
  });
  // Without it React asks each minute.
  source.addEventListener('error', start);
}
const stopListening = () => source?.close();

/** What the served page cannot know: another moment, place, day or search, or what the device remembers of it. */
function isOtherThanServed() {
  if (__ANALYTICS__ || !navigator.onLine || Date.now() >= Number(until) || (__REVIEW__ && document.cookie.includes('tand-now=')))
    return true;
  if (location.search) return true;
  // The page of what is missing stands for any address.
  const [, path] = /^\{"path":"([^"]*)/.exec(document.getElementById('page-data')?.textContent ?? '') ?? [];
  if (path !== location.pathname.replace(/(?<=.)\/$/, '') && !isPlain) return true;
  return document.querySelector('button[aria-pressed]') !== null && hasMemory();
}

/** Whether the device remembers something of the programme. */
function hasMemory() {
  try {
    return Object.keys(localStorage).some(key => /^tand:(picks|seen|schedule-view)/.test(key));
  } catch {
    return false;
  }
}

/** Keeps the site for use without a network, from the second page of a visit on or where it is installed (OFFLINE-1). */
function keepOffline() {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  let pages = 2;
  try {
    pages = Number(sessionStorage.getItem('tand:pages')) + 1;
    sessionStorage.setItem('tand:pages', String(pages));
  } catch {
    // without storage every page may be the second
  }
  if (!serviceWorker || (pages < 2 && !matchMedia('(display-mode: standalone)').matches)) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) => {
    if (isStarted || !data.build || data.build === entry) return;
    root.dataset['newer'] = data.build;
    start(); // its offer is React's
  });
  setTimeout(() => {
    whenIdle(() => {
      if (isStarted) return; // the application does the same
      serviceWorker
        .register('/sw.js')
        .then(() => serviceWorker.ready)
        .then(registration => {
          registration.active?.postMessage({ build: entry, isFirst: pages === 2 } satisfies LookMessage);
          return keep && !savesData ? import(/* @vite-ignore */ keep) : undefined;
        })
        .catch(() => undefined); // offline, or refused: the next page tries again
    }, 5000);
  }, 3000);
}

const whenIdle = (work: () => void, timeout = 2000) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, 200);
};
addEventListener('load', () => {
  whenIdle(() => {
    if (isOtherThanServed()) start();
  });
  setTimeout(() => {
    if (live && !isStarted) {
      listen();
      document.addEventListener('visibilitychange', listen);
      addEventListener('online', start);
    }
    // Neither parsed nor run.
    if (!savesData) whenIdle(() => !isStarted && files().forEach(href => link({ rel: 'prefetch', as: 'script', href })));
  }, 2000);
  keepOffline();
});
