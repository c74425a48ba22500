import { relative } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/** Export condition under which the workspace's packages are used from their source: in dev, builds, Storybook and tests. */
export const source = '@tand/source';

/**
 * Stable styled-components ids, so that server and client agree, by Vite's own oxc transform instead of Babel.
 * oxc hashes the absolute file name; it is given one that starts at the repository, or two checkouts would
 * differ. (A relative name will not do: oxc then hashes the source, and two equal files would share ids.)
 */
export function styledComponents(): Plugin {
  return {
    name: 'styled-components-ids',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from ['"]styled-components['"]/ },
      handler: (code, id) =>
        transformWithOxc(code, `/${relative(import.meta.dirname, id)}`, {
          lang: 'tsx',
          jsx: 'preserve',
          target: 'esnext',
          tsconfig: false,
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 'ui' } },
        }),
    },
  };
}
