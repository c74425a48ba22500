import type { Plugin } from 'vite';
import { buildManifest } from '../packages/ui/scripts/manifest.ts';

const id = 'virtual:ui-props';

/** The props of every component by its name, as the library's own manifest has them. */
export const manifestProps: Plugin = {
  name: 'ui-props',
  resolveId: name => (name === id ? `\0${id}` : null),
  load(name) {
    if (name !== `\0${id}`) return null;
    const props = Object.fromEntries(buildManifest().components.map(component => [component.name, component.props]));
    return `export default ${JSON.stringify(props)};`;
  },
};
