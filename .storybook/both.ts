import { themes } from '@tand/ui/tokens';
import type { StageGlobals } from './toolbar.ts';

/** Each theme has its own iframe, so that media queries and dialogs apply to its part of the window. */
const frame = document.createElement('dialog');
frame.dataset['stage'] = 'both';
frame.setAttribute('aria-label', 'Both themes');
const frames = themes.map(theme => {
  const iframe = document.createElement('iframe');
  iframe.title = theme === 'light' ? 'Light' : 'Night';
  frame.append(iframe);
  return { theme, iframe };
});
let address = '';

export function raiseBoth() {
  if (!frame.isConnected) return;
  frame.close();
  frame.showModal();
}

export function showBoth(id: string, globals: StageGlobals, args: string) {
  const { lang, dir, motion, clock } = globals;
  const rest = Object.entries({ lang, dir, motion, clock })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const next = `iframe.html?id=${id}&viewMode=story${args && `&args=${args}`}&globals=${rest}`;
  if (!frame.isConnected) {
    document.body.append(frame);
    frame.showModal();
  }
  if (next === address) return;
  address = next;
  for (const { theme, iframe } of frames) iframe.src = `${next};theme:${theme}`;
}

export function hideBoth() {
  frame.close();
  frame.remove();
}
