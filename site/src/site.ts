/** The script of every page, without React (docs/adr/0018-documents.md). */
import '@tand/runtime/render/trusted';
import { startIslands, type Hydrate } from '@tand/runtime/islands/start';
import { showOwnAddress, attachAll, passPictures, restoreFocus } from '@tand/runtime/behaviours';
import { starSelector } from '@tand/ui/dom';
import { behaviours } from './behaviours/index.ts';
import { keepCurrent } from '@tand/runtime/live';

const { islands = '', preload = '' } = document.querySelector<HTMLScriptElement>('script[data-islands]')!.dataset;

showOwnAddress();
passPictures();
restoreFocus();
// The scripts import each other in turn, so all of them are preloaded.
for (const href of preload.split(' ').filter(Boolean))
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
const { start } = startIslands(async (name, element) => {
  const { hydrateIsland } = (await import(/* @vite-ignore */ islands)) as { hydrateIsland: Hydrate };
  await hydrateIsland(name, element);
}, starSelector);
keepCurrent({ attach: () => attachAll(document.documentElement, behaviours), start });
