import { readPage } from '../data/documentData.ts';
import type { IslandData, Islands, Surroundings } from './entry.ts';
import { hydrate } from './hydrate.tsx';
import { propsAttribute } from './page.ts';
import type { Hydrate } from './start.ts';

export const islandHydrator =
  (islands: Islands, Around: Surroundings): Hydrate =>
  async (name, element) => {
    const { load, texts: namespaces } = islands[name]!;
    const { lang, moment, newTab } = readPage();
    const { props, texts } = JSON.parse(document.querySelector(`[${propsAttribute}=${name}]`)!.textContent) as IslandData;
    const [{ default: Content }, withTexts] = await Promise.all([load(), namespaces && import('./withTexts.tsx')]);
    const content = <Content {...props} />;
    await hydrate({
      name,
      element,
      content: (
        <Around lang={lang} moment={moment} newTab={newTab}>
          {withTexts ? await withTexts.withTexts(element, lang, namespaces!, texts, content) : content}
        </Around>
      ),
    });
  };
