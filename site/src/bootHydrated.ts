/**
 * The inline script of pages that React hydrates as a whole: `boot.ts`, and until hydration what the page needs React for. It starts the
 * application when idle or on first use, repeats that use after hydration, and reloads once when a newer build has replaced the scripts.
 */
import './boot.ts';
import { attachHideOnScroll, strike } from '@tand/ui/dom';
import { reloadOnce } from './app/reload.ts';
import { finder } from './app/finder.ts';
import { whenIdle } from './app/whenIdle.ts';
import { openSearch } from './behaviours/searchOpener.ts';

/** The application's scripts in import order, and those of the page with all they import. */
const { entry = '', preload = '' } = document.currentScript!.dataset;
const root = document.documentElement;
const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the choice lasts as long as the page
  }
};
const near = (event: Event, selector: string) => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);
const one = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Links, menus, disclosures and posted forms work without React. */
const searchLinks = '[aria-keyshortcuts$=K]';
const needs = `:is(button:not([popovertarget],[type=submit],[data-component=ThemeSwitcher]),input,select,textarea,${searchLinks},[data-component=EmailLink],[data-part=head],[data-part=ground],[data-component=City] a,[data-pull],[role=grid],[role=application]):not([data-island] *)`;
/** Islands hydrate by themselves. */
const needed = (event: Event) => (near(event, '[data-island]') ? null : near(event, needs));
let isStarted = false;
let isUsed = false;
/** The link that is being followed. */
let leaving: Element | null = null;
/** Aborts all listeners that serve the page until hydration. */
const asleep = new AbortController();
const early = { capture: true, signal: asleep.signal };
/** Repeats the last early use after hydration. */
let repeat: (() => void) | undefined;

async function run() {
  for (const script of entry.split(' ')) await import(/* @vite-ignore */ script);
}
/** Starts the application. After a failure the next use tries again; a failure after a use reloads the page. */
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of `${entry} ${preload}`.trim().split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', as: 'script', href }));
  // The pressed state is painted first.
  requestAnimationFrame(() => setTimeout(begin));
}
const begin = () =>
  run().catch((error: unknown) => {
    // A followed link aborts the imports: a reload would prevent the navigation.
    if (leaving) return;
    // A failed start is logged only; the served page stays readable (DATA-8).
    console.error('Start failed.', error);
    delete one('[data-pressed]')?.dataset['pressed'];
    isStarted = false;
    if (isUsed) reloadOnce();
  });
const startForUse = () => {
  isUsed = true;
  start();
};

function onClick(event: MouseEvent) {
  // Handled by a script of the page's own until hydration.
  const { early: own } = root.dataset;
  if (event.defaultPrevented || (own && near(event, own))) return;
  const language = near(event, '[data-component=LanguageSwitcher] a') as HTMLAnchorElement | null;
  const match = near(event, '[data-component=ThemeSwitcher]');
  const used = needed(event);
  if (used) leaving = null;
  if (language) {
    remember('tand:lang', language.hreflang);
    language.search ||= location.search;
    language.hash ||= location.hash;
  } else if (match) {
    const theme = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'night';
    strike(match, theme === 'light' ? 'strike' : 'blow', () => {
      root.setAttribute('data-tand-theme', theme);
      remember('tand:theme', theme);
    });
  } else if (used?.matches('button,a,[role],[type=radio],[type=checkbox]')) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A link would leave the document, a checkbox would change before React listens, and a part that is hydrated already would
    // handle the press now and again when it is repeated.
    event.preventDefault();
    event.stopPropagation();
    startForUse();
    const target = event.target as Element;
    const find = finder(used);
    const again = () => {
      delete used.dataset['pressed'];
      // On the same target: pictures and grids read it.
      (target.isConnected ? target : find())?.dispatchEvent(new MouseEvent('click', event));
    };
    used.dataset['pressed'] = '';
    repeat = again;
  }
}
function onKey(event: KeyboardEvent) {
  if (!/Arrow/.test(event.key) || !near(event, '[role=grid],[role=application]')) return;
  event.preventDefault(); // browsers use these keys too
  startForUse();
  const find = finder(event.target as HTMLElement);
  repeat = () => find()?.dispatchEvent(new KeyboardEvent('keydown', event));
}
let hovered: Element | undefined;
addEventListener('pointerover', event => (hovered = event.pointerType === 'mouse' ? (event.target as Element) : undefined), early);
const enter = (element: Element, type: string, bubbles: boolean) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles, pointerType: 'mouse' }));
/** Repeats focus and hover that came before hydration. */
function enterAgain() {
  if (document.activeElement !== document.body) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!hovered?.matches(':hover')) return;
  enter(hovered, 'pointerover', true);
  for (let at: Element | null = hovered; at; at = at.parentElement) enter(at, 'pointerenter', false);
}
// Browsers fire no click on an element that React replaces between press and release.
addEventListener(
  'pointerdown',
  event => {
    const held = needed(event);
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
for (const intent of ['pointerdown', 'pointerover', 'focusin']) addEventListener(intent, event => needed(event) && startForUse(), early);
for (const name of ['click', 'keydown'] as const) addEventListener(name, openSearch, true);
addEventListener('click', event => (leaving = near(event, 'a[href]')), true);
addEventListener('click', onClick, early);
addEventListener('keydown', onKey, early);
addEventListener(
  'submit',
  event => {
    // A form without action is handled by React.
    const form = near(event, 'form:not([action],[method=dialog])') as HTMLFormElement | null;
    if (form) {
      event.preventDefault();
      startForUse();
      repeat = () => form.requestSubmit();
    } else leaving = root;
  },
  early,
);
// Dragging the hero opens the drawer; a gesture that scrolls the page does not.
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
  repeat?.();
  repeat = undefined;
});

document.addEventListener('DOMContentLoaded', () => {
  const bar = one('[data-component=Navbar]');
  if (bar) attachHideOnScroll(bar);
  const hero = one('[data-hero]');
  if (hero)
    new IntersectionObserver(([seen]) => {
      if (!asleep.signal.aborted) hero.dataset['motion'] = seen?.isIntersecting ? 'moving' : 'still';
    }).observe(hero);
});

addEventListener('load', () => whenIdle(start));
