/** The script of every page, deferred: behaviours of served HTML, and the start of its islands. Without React (docs/adr/0018-documents.md). */
import { startIslands, type Hydrate } from '@tand/runtime/islands/start';
import { restoreFocus } from './behaviours/restoreFocus.ts';

/** Address of the script that hydrates islands. */
const { islands = '' } = document.querySelector<HTMLScriptElement>('script[data-islands]')!.dataset;

const load = (): Promise<{ hydrateIsland: Hydrate }> => import(/* @vite-ignore */ islands);

startIslands(async (name, element) => (await load()).hydrateIsland(name, element));
restoreFocus();
