import type { Plugin } from 'vite';
import { laidOut, snippetsOf } from '../scripts/library/snippets.ts';

/** "Show code" of each story: the same that the manifest holds and the tests compile. Its address is that of its file's title. */
export const snippets: Plugin = {
  name: 'ui-snippets',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    async handler(code, id) {
      const known = snippetsOf(id);
      const written = await Promise.all(
        [...known].map(async ([name, snippet]) => {
          const source = JSON.stringify({ code: await laidOut(snippet), language: 'tsx' });
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
        }),
      );
      // Of the others Storybook would show what nobody can paste.
      const others = [...code.matchAll(/^export const (\w+): Story\b/gm)].flatMap(([, name = '']) =>
        known.has(name)
          ? []
          : [`${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, canvas: { sourceState: 'none' } } };`],
      );
      return { code: `${code}\nmeta.id = meta.title;\n${[...written, ...others].join('\n')}\n`, map: null };
    },
  },
};
