import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { foldersOf, layers, type Layer } from './layers.ts';

/** A prop as an editor shows it. */
export interface ManifestProp {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description?: string;
}
/** One public component. `examples` are its feature stories: what each shows, and the story's source. */
export interface ManifestComponent {
  name: string;
  layer: Layer;
  import: string;
  description: string;
  props: ManifestProp[];
  examples: { name: string; description: string; code: string }[];
}
/** What `dist/manifest.json` holds, for editors and other tools. */
export interface Manifest {
  schemaVersion: 1;
  package: string;
  version: string;
  components: ManifestComponent[];
}

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const union = /export type (\w+Props) = (\w+(?: \| \w+)+);/;
/** The parser follows interfaces, not unions of them: a union of props is shown as all of them together. Nor does it know `readonly`. */
const simplified = (code: string) =>
  code
    .replace(union, (_, name: string, types: string) => `export interface ${name} extends ${types.split(' | ').join(', ')} {}`)
    .replace(/\breadonly (?=[^;=]+\[\])/g, '');

/** Writes variant names and defaults out, which the code keeps as data in `Name.variants.ts`. */
function variantsOf(code: string) {
  const lists = new Map([...code.matchAll(/const (\w+) = \[([^\]]+)\] as const/g)].map(([, name, items]) => [name, items ?? '']));
  const unions = new Map(
    [...code.matchAll(/type (\w+) = \(typeof (\w+)\)\[number\]/g)].map(([, type = '', list]) => [
      type,
      (lists.get(list) ?? '').trim().replace(/,$/, '').split(/,\s*/).join(' | '),
    ]),
  );
  const value = (path: string) => {
    const [name, key] = path.split('.');
    const body = new RegExp(`const ${name} = \\{([^}]+)\\}`).exec(code)?.[1];
    return body ? new RegExp(`\\b${key}: ('[^']*'|[\\w.]+)`).exec(body)?.[1] : undefined;
  };
  return { type: (text: string) => text.replace(/\w+/g, word => unions.get(word) ?? word), value };
}

function propsOf(documentation: Documentation, variants: ReturnType<typeof variantsOf>, isUnion: boolean): ManifestProp[] {
  return Object.entries(documentation.props ?? {}).map(([name, { tsType, required, defaultValue, description }]) => {
    const fallback = defaultValue && (variants.value(String(defaultValue.value)) ?? String(defaultValue.value));
    const text = tsType && 'raw' in tsType ? tsType.raw : tsType?.name;
    // A prop taken over from another component has its type there; its default tells the kind.
    const type = variants.type((text ?? (fallback?.startsWith("'") ? 'string' : 'unknown')).replace(/\s*\| undefined$/, ''));
    return {
      name,
      type,
      isRequired: Boolean(required) && !isUnion,
      ...(fallback && { default: fallback }),
      ...(description && { description }),
    };
  });
}

const docstringOf = (name: string, code: string) =>
  (new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name}\\b`).exec(code)?.[1] ?? '').replace(/^\s*\*?\s?/gm, '').trim();

const examplesOf = (stories: string) =>
  [...stories.matchAll(/\/\*\* ([^]*?) \*\/\nexport const (\w+): Story = (\{[^]*?\n?\});\n/g)].map(
    ([, description = '', name = '', code = '']) => ({ name, description: description.replace(/\s*\n \* /g, ' '), code }),
  );

/** Reads every component's docstring, props and feature stories. */
export function buildManifest(): Manifest {
  const { name, version } = JSON.parse(read(join(root, 'package.json'))) as { name: string; version: string };
  const components = layers.flatMap(layer => {
    return foldersOf(source, layer).flatMap(folder => {
      const path = (end: string) => join(source, layer, folder, `${folder}${end}`);
      const code = read(path('.tsx'));
      const documentation = parse(simplified(code), {
        filename: path('.tsx'),
        babelOptions: { babelrc: false, configFile: false },
        resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
        importer: makeFsImporter(),
      });
      // A memoised component goes by the name of the function inside.
      const found = documentation.find(({ displayName }) => displayName === folder) ?? documentation[0];
      if (!found) return [];
      const component: ManifestComponent = {
        name: folder,
        layer,
        import: `import { ${folder} } from '${name}/${layer}/${folder}';`,
        description: (found.description || docstringOf(folder, code)).replace(/\s*\n/g, ' '),
        props: propsOf(found, variantsOf(read(path('.variants.ts'))), union.test(code)),
        examples: examplesOf(read(path('.features.stories.tsx'))),
      };
      return [component];
    });
  });
  return { schemaVersion: 1, package: name, version, components };
}
