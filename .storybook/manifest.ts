import type { Plugin } from 'vite';
import { libraries } from '../scripts/library/layers.ts';
import { buildManifest } from '../scripts/library/manifest.ts';

const id = 'virtual:ui-props';

/** The props of every component by its name, as the libraries' own manifests have them. */
export const manifestProps: Plugin = {
  name: 'ui-props',
  resolveId: name => (name === id ? `\0${id}` : null),
  load(name) {
    if (name !== `\0${id}`) return null;
    const props = Object.fromEntries(
      libraries.flatMap(root => buildManifest(root).components).map(component => [component.name, component.props]),
    );
    return `export default ${JSON.stringify(props)};`;
  },
};
