import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { libraries } from '../scripts/library/layers.ts';
import { readProps } from '../scripts/library/manifest.ts';
import type { ManifestProp } from '../scripts/library/manifest-inheritance.ts';
import { laidOut, snippetsOf } from '../scripts/library/snippets.ts';

const readers = new Map<string, (name: string) => ManifestProp[]>();

/** The props of the component that a file of stories is of, read with it: those of all components take seconds. */
function propsOf(id: string): ManifestProp[] {
  const library = libraries.find(path => !relative(path, id).startsWith('..'));
  if (!library) return [];
  const read = readers.get(library) ?? readProps(library);
  readers.set(library, read);
  return read(basename(dirname(id)));
}

/**
 * "Show code" of each story and the props of its component: the same that the manifest holds and the tests compile. Its address
 * is that of its file's title.
 */
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
      const parameters = `meta.parameters = { ...meta.parameters, props: ${JSON.stringify(propsOf(id))} };`;
      return { code: `${code}\nmeta.id = meta.title;\n${parameters}\n${[...written, ...others].join('\n')}\n`, map: null };
    },
  },
};
