/** The script of every page, deferred: behaviours of served HTML, and the start of its islands. Without React (docs/adr/0018-documents.md). */
import '@tand/runtime/render/trusted';
import { startIslands, type Hydrate } from '@tand/runtime/islands/start';
import { showOwnAddress, attachAll, passPictures, restoreFocus } from '@tand/runtime/behaviours';
import { starSelector } from '@tand/ui/dom';
import { behaviours } from './behaviours/index.ts';
import { keepCurrent } from '@tand/runtime/live';

/** Addresses of the script that hydrates islands, and of all that the idle islands of the page need. */
const { islands = '', preload = '' } = document.querySelector<HTMLScriptElement>('script[data-islands]')!.dataset;

showOwnAddress();
passPictures();
restoreFocus();
// Preloads at once, as the scripts import each other in turn, and the islands wait for an idle moment.
for (const href of preload.split(' ').filter(Boolean))
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
const { start } = startIslands(async (name, element) => {
  const { hydrateIsland } = (await import(/* @vite-ignore */ islands)) as { hydrateIsland: Hydrate };
  await hydrateIsland(name, element);
}, starSelector);
keepCurrent({ attach: () => attachAll(document.documentElement, behaviours), start });
