/** The script of every page, deferred: behaviours of served HTML, and the start of its islands. Without React (docs/adr/0018-documents.md). */
import '@tand/runtime/render/trusted';
import { startIslands, type Hydrate } from '@tand/runtime/islands/start';
import { showOwnAddress, attachAll, passPictures, restoreFocus } from '@tand/runtime/behaviours';
import { behaviours } from './behaviours/index.ts';
import { keepCurrent } from '@tand/runtime/live';

/** Addresses of the script that hydrates islands, and of all that the idle islands of the page need. */
const { islands = '', preload = '' } = document.querySelector<HTMLScriptElement>('script[data-islands]')!.dataset;

showOwnAddress();
passPictures();
restoreFocus();
const ahead = preload.split(' ').filter(Boolean);
const { start } = startIslands(async (name, element) => {
  // At once: the scripts name each other one after the other.
  for (const href of ahead.splice(0)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const { hydrateIsland } = (await import(/* @vite-ignore */ islands)) as { hydrateIsland: Hydrate };
  await hydrateIsland(name, element);
});
keepCurrent({ attach: () => attachAll(document.documentElement, behaviours), start });
