import type { Plugin } from 'vite';
import { laidOut, snippetsOf } from '../scripts/library/snippets.ts';

/** "Show code" of each story: the same that the manifest holds and the tests compile. Its address is that of its file's title. */
export const snippets: Plugin = {
  name: 'ui-snippets',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    async handler(code, id) {
      const written = await Promise.all(
        [...snippetsOf(id)].map(async ([name, snippet]) => {
          const source = JSON.stringify({ code: await laidOut(snippet), language: 'tsx' });
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
        }),
      );
      return { code: `${code}\nmeta.id = meta.title;\n${written.join('\n')}\n`, map: null };
    },
  },
};
