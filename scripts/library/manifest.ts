import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { basesOf, entriesOf, foldersOf, layers, type Layer } from './layers.ts';
import { withInheritance, type ManifestProp, type OwnProps } from './manifest-inheritance.ts';
import { unionWriter } from './manifest-unions.ts';
import { laidOut, snippetsOf } from './snippets.ts';

/** One public component. `examples` are its stories: what each shows, and code for it that can be pasted. */
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

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const union = /export type (\w+Props) = (\w+(?: \| \w+)+);/;
/** What one kind of a part must not be given, and another may. */
const refused = /\n( *\/\*\*(?:(?!\*\/).)*\*\/\n)? *(\w+)\?: undefined;/g;
/** The parser follows interfaces, not unions of them: a union of props is shown as all of them together. Nor does it know `readonly`. */
const simplified = (code: string) =>
  (union.test(code) ? code.replace(refused, '') : code)
    .replace(union, (_, name: string, types: string) => `export interface ${name} extends ${types.split(' | ').join(', ')} {}`)
    .replace(/\breadonly (?=[^;=]+\[\])/g, '');

/** Finds the value that a default takes from the component's variants. */
function defaultsOf(code: string) {
  return (path: string) => {
    const [name, key] = path.split('.');
    const body = new RegExp(`const ${name} = \\{([^}]+)\\}`).exec(code)?.[1];
    return body ? new RegExp(`\\b${key}: ('[^']*'|[\\w.]+)`).exec(body)?.[1] : undefined;
  };
}

interface Written {
  type: (text: string) => string;
  value: (path: string) => string | undefined;
}

function propsOf(documentation: Documentation, written: Written, optional: ReadonlySet<string>): OwnProps['props'] {
  return Object.entries(documentation.props ?? {}).map(([name, { tsType, required, defaultValue, description }]) => {
    const fallback = defaultValue && (written.value(String(defaultValue.value)) ?? String(defaultValue.value));
    const text = tsType && 'raw' in tsType ? tsType.raw : tsType?.name;
    return {
      name,
      type: text && written.type(text.replace(/\s*\| undefined$/, '')),
      isRequired: Boolean(required) && !optional.has(name),
      ...(fallback && { default: fallback }),
      ...(description && { description }),
    };
  });
}

const docstringOf = (name: string, code: string) =>
  (new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name}\\b`).exec(code)?.[1] ?? '').replace(/^\s*\*?\s?/gm, '').trim();

/** What each feature story shows, by its name. */
const shownIn = (stories: string) =>
  new Map(
    [...stories.matchAll(/\/\*\* ([^]*?) \*\/\nexport const (\w+): Story = \{/g)].map(
      ([, description = '', name = '']) => [name, description.replace(/\s*\n \* /g, ' ')] as const,
    ),
  );

function examplesOf(folder: string, component: string): ManifestComponent['examples'] {
  const features = join(folder, `${component}.features.stories.tsx`);
  const shown = shownIn(read(features));
  const usual = snippetsOf(join(folder, `${component}.stories.tsx`)).get('Default');
  const others = [...snippetsOf(features)].map(([name, code]) => ({ name, description: shown.get(name) ?? '', code }));
  return [...(usual ? [{ name: 'Default', description: 'With what it needs.', code: usual }] : []), ...others];
}

/** The manifest with its examples laid out as the code of this repository is. */
export async function formatted(manifest: Manifest): Promise<Manifest> {
  const components = await Promise.all(
    manifest.components.map(async component => ({
      ...component,
      examples: await Promise.all(component.examples.map(async example => ({ ...example, code: await laidOut(example.code) }))),
    })),
  );
  return { ...manifest, components };
}

interface Described extends OwnProps {
  description: string;
}

/** Reads components of a package and of those it uses, each when it is first asked for by its name. */
function readerOf(root: string): { own: (name: string) => Described | undefined; props: (name: string) => ManifestProp[] } {
  const roots = [root, ...basesOf(root)];
  const type = unionWriter(roots.map(from => join(from, 'src')));
  const folders = new Map(roots.flatMap(from => entriesOf(from).map(entry => [basename(entry), join(from, 'src', entry)] as const)));
  const importer = makeFsImporter();
  const describe = (name: string): Described | undefined => {
    // Some take their props from a part that is not public.
    const folder = folders.get(name) ?? [...folders.values()].find(path => existsSync(join(path, `${name}.tsx`)));
    if (!folder) return undefined;
    const path = (end: string) => join(folder, `${name}${end}`);
    const code = read(path('.tsx'));
    const documentation = parse(simplified(code), {
      filename: path('.tsx'),
      babelOptions: { babelrc: false, configFile: false },
      resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
      importer,
    });
    // A memoised component goes by the name of the function inside.
    const main = documentation.find(({ displayName }) => displayName === name) ?? documentation[0];
    if (!main) return undefined;
    const props = propsOf(
      main,
      { type, value: defaultsOf(read(path('.variants.ts'))) },
      new Set([...code.matchAll(refused)].map(([, , prop = '']) => prop)),
    );
    return { name, code, props, description: main.description || docstringOf(name, code) };
  };
  const known = new Map<string, Described | undefined>();
  const own = (name: string) => {
    if (!known.has(name)) known.set(name, describe(name));
    return known.get(name);
  };
  return { own, props: withInheritance(own) };
}

/** The props of a component by its name, its own and those it takes over, as they are when it is first asked for. */
export const readProps = (root: string) => readerOf(root).props;

/** The line that brings a component in. */
export const importOf = (root: string, layer: Layer, name: string) => `import { ${name} } from '@tand/${basename(root)}/${layer}/${name}';`;

/** Reads the docstring, props and feature stories of every component of a package. Props may come from a package it uses. */
export function buildManifest(root: string): Manifest {
  const { name: library, version } = JSON.parse(read(join(root, 'package.json'))) as { name: string; version: string };
  const { own, props } = readerOf(root);
  const components = layers.flatMap(layer =>
    foldersOf(root, layer).flatMap((name): ManifestComponent[] => {
      const component = own(name);
      if (!component) return [];
      const description = component.description.replace(/\s*\n/g, ' ');
      const examples = examplesOf(join(root, 'src', layer, name), name);
      return [{ name, layer, import: importOf(root, layer, name), description, props: props(name), examples }];
    }),
  );
  return { schemaVersion: 1, package: library, version, components };
}
