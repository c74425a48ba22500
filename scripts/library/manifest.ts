import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { basesOf, foldersOf, layers, type Layer } from './layers.ts';
import { parentsOf, withInheritance, type ManifestProp, type OwnProps } from './manifest-inheritance.ts';
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

/** Reads the docstring, props and feature stories of every component of a package. Props may come from a package it uses. */
export function buildManifest(root: string): Manifest {
  const { name, version } = JSON.parse(read(join(root, 'package.json'))) as { name: string; version: string };
  const roots = [root, ...basesOf(root)];
  const type = unionWriter(roots.map(folder => join(folder, 'src')));
  const describe = (folder: string, file: string) => {
    const path = (end: string) => join(folder, `${file}${end}`);
    const code = read(path('.tsx'));
    const documentation = parse(simplified(code), {
      filename: path('.tsx'),
      babelOptions: { babelrc: false, configFile: false },
      resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
      importer: makeFsImporter(),
    });
    // A memoised component goes by the name of the function inside.
    const main = documentation.find(({ displayName }) => displayName === file) ?? documentation[0];
    if (!main) return [];
    const props = propsOf(
      main,
      { type, value: defaultsOf(read(path('.variants.ts'))) },
      new Set([...code.matchAll(refused)].map(([, , prop = '']) => prop)),
    );
    return [{ name: file, code, props, description: main.description || docstringOf(file, code) }];
  };
  const found = roots.flatMap(from =>
    layers.flatMap(layer =>
      foldersOf(from, layer).flatMap(name => {
        const folder = join(from, 'src', layer, name);
        const examples = from === root ? examplesOf(folder, name) : [];
        return describe(folder, name).map(component => ({ ...component, from, layer, folder, examples }));
      }),
    ),
  );
  // Some take their props from a part that is not public.
  const folders = [...new Set(found.map(({ folder }) => folder))];
  const named = new Set(found.map(({ name }) => name));
  const parts = new Set(
    found.flatMap(({ name, code }) => parentsOf(name, code).map(parent => parent.name)).filter(part => !named.has(part)),
  );
  const described = [...parts].flatMap(part => {
    const folder = folders.find(path => existsSync(join(path, `${part}.tsx`)));
    return folder ? describe(folder, part) : [];
  });
  const complete = withInheritance([...found, ...described]);
  const components = found
    .filter(({ from }) => from === root)
    .map(({ name: own, layer, description, examples }): ManifestComponent => {
      const entry = `import { ${own} } from '${name}/${layer}/${own}';`;
      return { name: own, layer, import: entry, description: description.replace(/\s*\n/g, ' '), props: complete.get(own) ?? [], examples };
    });
  return { schemaVersion: 1, package: name, version, components };
}
