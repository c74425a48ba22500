import { readStored, still, writeStored } from '@tand/ui/dom';

const root = document.documentElement;

function setTheme() {
  for (const name of ['theme', 'contrast']) {
    const chosen = readStored(`tand:${name}`);
    if (chosen) root.setAttribute(`data-tand-${name}`, chosen);
  }
}

/** Also runs on `pageshow`, as another page may have changed theme or contrast. */
export function applyTheme() {
  setTheme();
  addEventListener('pageshow', setTheme);
}

/** Redirects an address without a language to the stored language (LANG-3). */
export function leadToLanguage(languages: readonly string[]) {
  const lang = readStored('tand:lang') ?? '';
  const isPlain = !/^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i.test(location.pathname);
  if (isPlain && lang !== root.lang && languages.includes(lang))
    location.replace(`/${lang}${location.pathname}${location.search}${location.hash}`);
}

/** Starts decorative motion, unless the visitor saves data or reduces motion. */
export function enliven(opening: RegExp) {
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (savesData || matchMedia(still).matches) return;
  addEventListener('load', () => (root.dataset['lively'] = ''));
  if (opening.test(location.pathname) && !readStored('tand:opened')) openBox();
}

function openBox() {
  if (!writeStored('tand:opened', '1')) return; // without storage it would open on every visit
  const opening = new AbortController();
  const watched = { capture: true, passive: true, signal: opening.signal };
  const end = () => {
    delete root.dataset['opening'];
    opening.abort();
  };
  root.dataset['opening'] = 'closed';
  document.addEventListener(
    'load',
    event => {
      if (!(event.target as Element).matches?.('[data-part=city] img')) return;
      root.dataset['opening'] = 'open';
      setTimeout(end, 1000);
    },
    watched,
  );
  for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, end, watched);
  setTimeout(end, 5000);
}

/** Marks pages from the second of a visit on, and all where the site is installed or stored (OFFLINE-1). */
export function markReturning() {
  let isReturning = true;
  try {
    isReturning =
      sessionStorage.getItem('tand:visit') !== null ||
      matchMedia('(display-mode:standalone)').matches ||
      !!(navigator as Partial<Navigator>).serviceWorker?.controller;
    sessionStorage.setItem('tand:visit', '');
  } catch {}
  if (isReturning) root.dataset['returning'] = '';
}
