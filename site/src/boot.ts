/**
 * The only script of a page before its first paint, inlined in the head; and, until something is used that needs React, the
 * only one that runs at all, but for `early.ts` on pages that count or show items of the programme. It
 * - sets theme, contrast and language that a visitor chose earlier (LANG-3), opens the box, lets pictures live,
 * - does what must not wait for React: the theme's button, the memory for a language, the bar that hides, the hero's rest out
 *   of view, the worker, and listening for newer content,
 * - fetches the application's files once the page is quiet, without running them,
 * - opens the search,
 * - starts the application at the first use of what needs it, and does that use again once it is hydrated,
 * - reloads once when a newer build has replaced the scripts.
 */
import { attachHideOnScroll, still, strike } from '@tand/ui/dom';
import { leaveBy } from './app/passing.ts';
import { reloadOnce } from './app/reload.ts';

/** The application's scripts, each after those it imports; those of the page with all they import; see `Rendered` for the rest. */
const { entry = '', preload = '', keep = '', live = '', until = '' } = document.currentScript!.dataset;
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
const one = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Also when the page is come back to: it may have been changed on another meanwhile. */
function setTheme() {
  for (const name of ['theme', 'contrast']) {
    const chosen = remembered(`tand:${name}`);
    if (chosen) root.dataset[name] = chosen;
  }
}
setTheme();
addEventListener('pageshow', setTheme);

const isPlain = !/^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(location.pathname);
if (isPlain && remembered('tand:lang') === 'en') location.replace(`/en${location.pathname}${location.search}${location.hash}`);

// The box opens on a visitor's first look at the home page, and what lives in it moves: not where motion or data is to be saved.
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
if (!savesData && !matchMedia(still).matches) {
  addEventListener('load', () => (root.dataset.lively = ''));
  if (/^\/(sv\/|en\/)?(home)?\/?$/.test(location.pathname) && !remembered('tand:opened')) openBox();
}

/** Holds the hero's drawer closed until its picture is there, then lets it slide; any press, key or wheel ends it. */
function openBox() {
  remember('tand:opened', '1');
  if (!remembered('tand:opened')) return; // without storage it would open on every visit
  const opening = new AbortController();
  const watched = { capture: true, passive: true, signal: opening.signal };
  const end = () => {
    delete root.dataset.opening;
    opening.abort();
  };
  root.dataset.opening = 'closed';
  document.addEventListener(
    'load',
    event => {
      if (!(event.target instanceof HTMLImageElement && near(event, '[data-part=city]'))) return;
      root.dataset.opening = 'open';
      setTimeout(end, 1000);
    },
    watched,
  );
  for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, end, watched);
  setTimeout(() => root.dataset.opening === 'closed' && end(), 4000);
}

/* ---- what is React's alone ---- */

/** Links, menus, disclosures and forms that are posted work by themselves. */
const searchLinks = '[aria-keyshortcuts$=K]';
const needs = `button:not([popovertarget],[type=submit],[data-component=ThemeSwitcher]),input,select,textarea,${searchLinks},[data-component=DayPicker] a,[data-part=head],[data-part=ground],[data-component=City] a,[data-pull],[role=grid],[role=application]`;
let isStarted = false;
/** By which link the page is being left. */
let leaving: Element | null = null;
/** Ends all that is done until the page is hydrated. */
const asleep = new AbortController();
const early = { capture: true, signal: asleep.signal };
/** Does again what was last asked for too early. */
let repeat: (() => void) | undefined;
/** The same for what a script of the page's own has shown already: all of it, in its order, and nothing that was taken back. */
const repeats = new Map<string, () => void>();

/** All scripts of the page. */
const scripts = `${entry} ${preload}`.trim().split(' ');
/**
 * Fetches them without parsing or running any, one after another: to ask for all at once holds a slow main thread up. Firefox
 * holds `prefetch` to be none of the things that the policy admits.
 */
async function fetchAhead() {
  for (const script of scripts) {
    if (isStarted) return;
    try {
      await (await fetch(script, { priority: 'low' })).blob();
    } catch {} // it is asked for again when it is needed
  }
}
/** One by one, so that the browser can draw and answer between them. */
async function run() {
  for (const script of entry.split(' ')) await import(/* @vite-ignore */ script);
}
function start() {
  if (isStarted) return;
  isStarted = true;
  root.dataset['started'] = '';
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', as: 'script', href }));
  // What is touched is seen first.
  requestAnimationFrame(() => setTimeout(begin));
}
const begin = () =>
  run().catch((error: unknown) => {
    // Whoever follows a link cuts it off: loading anew would take the way back.
    if (leaving) return;
    // A failed start goes to the console only; the served page stays readable (DATA-8).
    console.error('The application did not start.', error);
    delete one('[data-pressed]')?.dataset['pressed'];
    reloadOnce();
  });

/** The search stands in every page: its links and Ctrl+K or Cmd+K open it, before React and after; no key by itself does (A11Y-6). */
function onSearch(event: MouseEvent | KeyboardEvent) {
  const dialog = one('[data-component=SearchDialog]') as HTMLDialogElement | null;
  const link = near(event, searchLinks);
  const isHeld = event.metaKey || event.ctrlKey;
  const isAsked = 'key' in event ? isHeld && event.key.toLowerCase() === 'k' && !event.repeat && !one('dialog[open]') : link && !isHeld;
  if (!dialog || !isAsked || event.shiftKey || event.altKey || event.defaultPrevented) return;
  event.preventDefault();
  // A menu closes with its link; the focus is to come back to the menu's button.
  const menu = link?.closest('[popover]');
  if (menu) one(`[popovertarget="${menu.id}"]`)!.focus({ preventScroll: true });
  dialog.showModal();
  dialog.querySelector('input')!.focus();
  dialog.querySelector('input')!.select();
}
function onClick(event: MouseEvent) {
  // What a script of the page's own does until React is there.
  const { early: own, shown } = root.dataset;
  if (event.defaultPrevented || (own && near(event, own))) return;
  const language = near(event, '[data-component=LanguageSwitcher] a') as HTMLAnchorElement | null;
  const match = near(event, '[data-component=ThemeSwitcher]');
  const used = near(event, needs);
  leaving = used ? null : near(event, 'a[href]');
  if (language) {
    remember('tand:lang', language.hreflang);
    language.search ||= location.search;
    language.hash ||= location.hash;
  } else if (match) {
    const theme = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'night';
    strike(match, theme === 'light' ? 'strike' : 'blow', () => {
      root.dataset.theme = theme;
      remember('tand:theme', theme);
    });
  } else if (used?.matches('button,a,[role],[type=radio],[type=checkbox]')) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A link would leave the document for what React shows in place, and a choice be made before React could hear of it.
    event.preventDefault();
    start();
    const again = () => {
      delete used.dataset['pressed'];
      event.target!.dispatchEvent(new MouseEvent('click', event)); // where it was, for what is pressed in a picture or a grid
    };
    if (shown && used.matches(shown)) {
      const name = used.dataset['kind'] ?? 'day';
      if (!repeats.delete(name) || name === 'day') repeats.set(name, again);
      return;
    }
    used.dataset['pressed'] = '';
    repeat = again;
  }
}
/** Arrows in what React moves: the strip of a day, the city. */
function onKey(event: KeyboardEvent) {
  if (!/Arrow/.test(event.key) || !near(event, '[role=grid],[role=application]')) return;
  event.preventDefault(); // browsers have uses of their own for it
  start();
  repeat = () => event.target!.dispatchEvent(new KeyboardEvent('keydown', event));
}
for (const intent of ['pointerdown', 'pointerover', 'focusin']) addEventListener(intent, event => near(event, needs) && start(), early);
for (const name of ['click', 'keydown'] as const) addEventListener(name, onSearch, true);
addEventListener('click', onClick, early);
addEventListener('keydown', onKey, early);
addEventListener('submit', () => (leaving = root), early);
addEventListener('pageswap', () => leaving && leaveBy(leaving), early);
// A hand on the box, with or without a press at its end, pulls the drawer; one that scrolls the page does not.
const onHand = (event: PointerEvent) => {
  const box = near(event, 'div[data-pull]');
  if (box) repeat = event.buttons === 1 ? () => box.click() : undefined;
};
addEventListener('pointerdown', onHand, early);
addEventListener('pointercancel', onHand, early);
addEventListener('tand:wake', start);
addEventListener('tand:lost-chunk', reloadOnce);
addEventListener('tand:hydrated', () => {
  asleep.abort();
  source?.close();
  for (const again of [...repeats.values(), repeat]) again?.();
  repeat = undefined;
});

/* ---- what must not wait for it ---- */

document.addEventListener('DOMContentLoaded', () => {
  const canonical = one('link[rel=canonical]') as HTMLLinkElement | null;
  // A plain address becomes the page's own.
  if (isPlain && canonical) history.replaceState(history.state, '', new URL(canonical.href).pathname + location.search + location.hash);
  const bar = one('[data-component=Navbar]');
  if (bar) attachHideOnScroll(bar);
  const hero = one('[data-hero]');
  if (hero)
    new IntersectionObserver(([seen]) => {
      if (!isStarted) hero.dataset['motion'] = seen?.isIntersecting ? 'moving' : 'still';
    }).observe(hero);
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
});

/** Listens for content that is newer than what the page shows; its change is React's. */
let source: EventSource | undefined;
function listen() {
  source?.close();
  if (isStarted || document.hidden) return;
  const [origin, at, ...reads] = live.split(' ');
  source = new EventSource(`${__API__}/api/live`);
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => {
    const told = JSON.parse(data) as { origin: string; parts: Record<string, number> };
    if (told.origin === origin && !reads.some(part => told.parts[part]! > +at!)) return;
    root.dataset['behind'] = '';
    start();
  });
  // Without it React asks each minute, and says when there is no answer.
  source.addEventListener('error', start);
}

/** What the served page cannot know: another moment, place, day or search, or what the device remembers of the programme. */
function isOtherThanServed() {
  if (__ANALYTICS__ || !navigator.onLine || location.search || (__REVIEW__ && document.cookie.includes('tand-now='))) return true;
  // A fragment that names nothing on the page is the application's: a label, a place of the city.
  if (location.hash && !one(':target')) return true;
  try {
    return one('button[aria-pressed]') && Object.keys(localStorage).some(key => /^tand:(picks|seen|schedule-view)/.test(key));
  } catch {
    return false;
  }
}

/** Tells where the site is to be kept: from the second page of a visit on, where it is installed, and where it has been kept (OFFLINE-1). */
function tellReturning() {
  let isReturning = true; // without storage every page may be the second
  try {
    isReturning =
      sessionStorage.getItem('tand:visit') !== null ||
      matchMedia('(display-mode:standalone)').matches ||
      !!(navigator as Partial<Navigator>).serviceWorker?.controller;
    sessionStorage.setItem('tand:visit', '');
  } catch {}
  if (isReturning) root.dataset['returning'] = '';
}

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};
addEventListener('load', () => {
  whenIdle(() => isOtherThanServed() && start());
  // Longer than a day nobody looks at a page, and longer than 24 no timer lasts.
  const left = +until - Date.now();
  if (left < 86_400_000) setTimeout(start, left);
  tellReturning();
  setTimeout(() => {
    if (isStarted) return;
    listen();
    document.addEventListener('visibilitychange', listen, early);
    if (!savesData) whenIdle(() => void fetchAhead());
    // React does the same.
    if ('returning' in root.dataset) whenIdle(() => isStarted || import(/* @vite-ignore */ keep));
  }, 2000);
});
