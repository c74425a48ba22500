import { edition } from '@edition/edition.ts';
import { rememberZone } from '@tand/festival';
import { propsAttribute } from '@tand/runtime/islands';
import { hydrate } from '@tand/runtime/islands/hydrate';
import { Surroundings } from '../app/Surroundings.tsx';
import { readPage } from '../behaviours/page.ts';
import { islands } from './list.ts';

rememberZone(edition.timeZone, __ZONE__);

/** Hydrates an island of the document with its served props. */
export async function hydrateIsland(name: string, element: HTMLElement): Promise<void> {
  const { default: Content } = await islands[name]!();
  const props = JSON.parse(document.querySelector(`[${propsAttribute}=${name}]`)!.textContent) as object;
  const { lang, moment, newTab } = readPage();
  await hydrate({
    name,
    element,
    content: (
      <Surroundings lang={lang} moment={moment} newTab={newTab}>
        <Content {...props} />
      </Surroundings>
    ),
  });
}
