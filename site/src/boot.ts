/**
 * The only script of a page before its first paint, inlined in the head. Until React has hydrated the page it is also the only
 * one that runs, but for `early.ts` on pages that count down or show items of the programme. It
 * - sets theme, contrast and language that a visitor chose earlier (LANG-3), opens the box, starts the moving pictures,
 * - does what must not wait for React: the theme's button, the memory of a language, the bar that hides, the hero's rest out of
 *   view,
 * - opens the search,
 * - starts the application once the page is idle, or at the first use of what needs it, and repeats that use after hydration,
 * - reloads once when a newer build has replaced the scripts.
 */
import { attachHideOnScroll, still, strike } from '@tand/ui/dom';
import { leaveBy } from './app/passing.ts';
import { reloadOnce } from './app/reload.ts';
import { finder } from './app/finder.ts';
import { whenIdle } from './app/whenIdle.ts';

/** The application's scripts, each after those it imports; and those of the page with all they import. */
const { entry = '', preload = '' } = document.currentScript!.dataset;
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
const needs = `button:not([popovertarget],[type=submit],[data-component=ThemeSwitcher]),input,select,textarea,${searchLinks},[data-component=DayPicker] a,[data-component=EmailLink],[data-part=head],[data-part=ground],[data-component=City] a,[data-pull],[role=grid],[role=application]`;
let isStarted = false;
/** Whether something was used that needs the application. */
let isUsed = false;
/** By which link the page is being left. */
let leaving: Element | null = null;
/** Ends all that is done until the page is hydrated. */
const asleep = new AbortController();
const early = { capture: true, signal: asleep.signal };
/** Does again what was last asked for too early. */
let repeat: (() => void) | undefined;
/** The same for what a script of the page's own has shown already: all of it, in its order, and nothing that was taken back. */
const repeats = new Map<string, () => void>();

/** One by one, so that the browser can draw and answer between them. */
async function run() {
  for (const script of entry.split(' ')) await import(/* @vite-ignore */ script);
}
/** Starts the application. If it fails and nothing was used, the next use tries again; after a use it reloads the page. */
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of `${entry} ${preload}`.trim().split(' '))
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
    isStarted = false;
    if (isUsed) reloadOnce();
  });
const startForUse = () => {
  isUsed = true;
  start();
};

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
    startForUse();
    const target = event.target as Element;
    const find = finder(used);
    const again = () => {
      delete used.dataset['pressed'];
      // On the same target, since a picture or a grid reads it.
      (target.isConnected ? target : find())?.dispatchEvent(new MouseEvent('click', event));
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
  startForUse();
  const find = finder(event.target as Element);
  repeat = () => find()?.dispatchEvent(new KeyboardEvent('keydown', event));
}
/** Element under the mouse. */
let hovered: Element | undefined;
addEventListener('pointerover', event => (hovered = event.pointerType === 'mouse' ? (event.target as Element) : undefined), early);
const enter = (element: Element, type: string, bubbles: boolean) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles, pointerType: 'mouse' }));
/** Dispatches focus and hover again that came before hydration. */
function enterAgain() {
  if (document.activeElement !== document.body) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!hovered?.matches(':hover')) return;
  enter(hovered, 'pointerover', true);
  for (let at: Element | null = hovered; at; at = at.parentElement) enter(at, 'pointerenter', false);
}
// The browser sends no click to an element that React replaces between the press and the release of a mouse.
addEventListener(
  'pointerdown',
  event => {
    const held = near(event, needs);
    const isWaiting = !asleep.signal.aborted || held?.closest('.contents:not([data-hydrated])');
    if (!held || !isWaiting || event.pointerType !== 'mouse') return;
    const find = finder(held);
    const release = ({ target }: PointerEvent) => {
      const next = find();
      if (next !== held && next?.contains(target as Node)) next.click();
    };
    addEventListener('pointerup', release, { capture: true, once: true });
  },
  true,
);
for (const intent of ['pointerdown', 'pointerover', 'focusin'])
  addEventListener(intent, event => near(event, needs) && startForUse(), early);
for (const name of ['click', 'keydown'] as const) addEventListener(name, onSearch, true);
addEventListener('click', onClick, early);
addEventListener('keydown', onKey, early);
addEventListener(
  'submit',
  event => {
    // A form without an address is handled by React.
    const form = near(event, 'form:not([action],[method=dialog])') as HTMLFormElement | null;
    if (form) {
      event.preventDefault();
      startForUse();
      repeat = () => form.requestSubmit();
    } else leaving = root;
  },
  early,
);
addEventListener('pageswap', () => leaving && leaveBy(leaving), early);
// A hand on the box, with or without a press at its end, pulls the drawer; one that scrolls the page does not.
const onHand = (event: PointerEvent) => {
  const box = near(event, 'div[data-pull]');
  if (!box) return;
  const find = finder(box);
  repeat = event.buttons === 1 ? () => find()?.click() : undefined;
};
addEventListener('pointerdown', onHand, early);
addEventListener('pointercancel', onHand, early);
addEventListener('tand:wake', startForUse);
addEventListener('tand:lost-chunk', reloadOnce);
addEventListener('tand:hydrated', () => {
  asleep.abort();
  enterAgain();
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
      if (!asleep.signal.aborted) hero.dataset['motion'] = seen?.isIntersecting ? 'moving' : 'still';
    }).observe(hero);
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
});

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

addEventListener('load', () => {
  tellReturning();
  whenIdle(start);
});
