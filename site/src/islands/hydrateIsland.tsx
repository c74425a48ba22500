import { edition } from '@edition/edition.ts';
import { rememberZone } from '@tand/festival';
import { propsAttribute } from '@tand/runtime/islands';
import { hydrate } from '@tand/runtime/islands/hydrate';
import { Surroundings } from '../app/Surroundings.tsx';
import { readPage } from '@tand/runtime/data';
import type { Texts } from '@tand/runtime/i18n';
import { islands } from './list.ts';

rememberZone(edition.timeZone, __ZONE__);

/** JSON of an island in the document. */
export interface IslandData {
  props: object;
  /** Texts by namespace. */
  texts?: Texts;
}

/** Hydrates an island of the document with its served props and texts. */
export async function hydrateIsland(name: string, element: HTMLElement): Promise<void> {
  const { load, texts: namespaces } = islands[name]!;
  const { lang, moment, newTab } = readPage();
  const { props, texts } = JSON.parse(document.querySelector(`[${propsAttribute}=${name}]`)!.textContent) as IslandData;
  const [{ default: Content }, withTexts] = await Promise.all([load(), namespaces && import('./withTexts.tsx')]);
  const content = <Content {...props} />;
  await hydrate({
    name,
    element,
    content: (
      <Surroundings lang={lang} moment={moment} newTab={newTab}>
        {withTexts ? await withTexts.withTexts(element, lang, namespaces!, texts, content) : content}
      </Surroundings>
    ),
  });
}
