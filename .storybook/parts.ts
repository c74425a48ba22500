import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isFunctionLikeDeclaration, isIdentifier, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import { API, SignatureKind, SymbolFlags, type Project, type Signature, type Symbol, type Type } from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import { entriesOf } from '../scripts/library/layers.ts';

export interface PropDoc {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description: string;
}

export interface Part {
  import: string;
  props: PropDoc[];
  variables: Pick<PropDoc, 'name' | 'description'>[];
  usedIn: string[];
}

const root = join(import.meta.dirname, '..');

let api: API | undefined;
const projects = new Map<string, Project>();
/** Loads each project once, as loading takes seconds; changed types show only after a restart. */
function projectOf(folder: string): Project {
  const [, name = ''] = /packages\/([\w-]+)\/src/.exec(folder) ?? [];
  const tsconfig = join(root, 'packages', name, 'tsconfig.json');
  api ??= new API({ cwd: root });
  const project = projects.get(name) ?? api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)!;
  projects.set(name, project);
  return project;
}

function exportsOf({ program, checker }: Project, path: string): readonly Symbol[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module) : [];
}

function signatureOf(project: Project, folder: string): Signature | undefined {
  const { checker } = project;
  const component = exportsOf(project, join(folder, `${basename(folder)}.tsx`)).find(({ name }) => name === basename(folder));
  const type = component && checker.getTypeOfSymbol(component);
  return type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
}

function defaultsOf(project: Project, folder: string): Map<string, string> {
  const defaults = new Map<string, string>();
  const declaration = signatureOf(project, folder)?.declaration?.resolve(project);
  const pattern = declaration && isFunctionLikeDeclaration(declaration) && declaration.parameters[0]?.name;
  if (!pattern || !isObjectBindingPattern(pattern)) return defaults;
  for (const { name, propertyName = name, initializer } of pattern.elements) {
    const type = initializer && project.checker.getTypeAtLocation(initializer);
    if (type && propertyName && isIdentifier(propertyName)) defaults.set(propertyName.text, project.checker.typeToString(type));
  }
  return defaults;
}

const nativeProps: Record<string, string> = {
  accept: 'Media types and extensions of files that can be chosen.',
  autoComplete: 'What the browser may fill in, by the names of HTML, e.g. `email`.',
  checked: 'Whether it is checked (controlled).',
  defaultChecked: 'Whether it is checked at first (uncontrolled).',
  defaultValue: 'Value at first (uncontrolled).',
  disabled: 'Whether it can neither be used nor sent.',
  max: 'Largest number, or latest date or time.',
  min: 'Smallest number, or earliest date or time.',
  name: 'Name under which a form sends the value.',
  noValidate: 'Whether the form is sent without validation.',
  onChange: 'Called with the event of each change.',
  onClick: 'Called with the event of each press.',
  onClose: 'Called with the event after it was closed.',
  placeholder: 'Example in an empty control; no replacement of the label.',
  ref: 'Ref of the native element, which also takes its other attributes.',
  required: 'Whether a form is sent only with a value.',
  rows: 'Height in lines.',
  type: 'What a press does in a form: `button`, `submit` or `reset`.',
  value: 'Value (controlled); of `Checkbox` and `Switch`, what a form sends while they are on.',
};
const field = ['name', 'required', 'disabled', 'onChange'];
const textField = ['value', 'defaultValue', ...field];
const check = ['checked', 'defaultChecked', 'value', ...field];
const press = ['type', 'disabled', 'onClick'];
const nativeBy: Record<string, readonly string[]> = {
  Button: press,
  Checkbox: check,
  Dialog: ['onClose'],
  FileField: ['accept', ...field],
  Form: ['noValidate'],
  IconButton: press,
  RadioGroup: textField,
  Select: textField,
  SubmitButton: press,
  Switch: check,
  TextArea: ['placeholder', 'rows', ...textField],
  TextField: ['placeholder', 'autoComplete', 'min', 'max', ...textField],
};
const isListed = (component: string, prop: string) => prop === 'ref' || (nativeBy[component]?.includes(prop) ?? false);

function propertiesOf(project: Project, folder: string, type: Type): PropDoc[] {
  const { checker } = project;
  const found = new Map<string, PropDoc>();
  const kinds = type.isUnionType() ? type.getTypes() : [type];
  for (const symbol of kinds.flatMap(kind => checker.getPropertiesOfType(kind))) {
    const { name, declarations } = symbol;
    const declared = declarations.find(({ path }) => path.startsWith(join(root, 'packages/ui')));
    if (!declared && !isListed(basename(folder), name)) continue;
    const text = checker.typeToString(checker.getTypeOfSymbol(symbol)!).replace(/ \| undefined$/, '');
    // A union's types declare each other's properties as `undefined`.
    if (text === 'undefined') continue;
    const fallback =
      defaultsOf(project, folder).get(name) ??
      (declared && defaultsOf(project, dirname(declared.path)).get(name)) ??
      symbol.getJsDocTags(checker).find(tag => tag.name === 'default')?.text;
    found.set(name, {
      name,
      type: text,
      isRequired: kinds.every(kind => !((checker.getPropertyOfType(kind, name)?.flags ?? SymbolFlags.Optional) & SymbolFlags.Optional)),
      ...(fallback && { default: fallback }),
      description: declared ? symbol.getDocumentationComment(checker) : nativeProps[name]!,
    });
  }
  return [...found.values()];
}

function propsOf(folder: string): PropDoc[] {
  const project = projectOf(folder);
  const signature = signatureOf(project, folder);
  const props = signature && project.checker.getParameterType(signature, 0);
  return props ? propertiesOf(project, folder, props) : [];
}

const imports = ['site/src', 'packages/desk/src', 'packages/ui-festival/src', 'packages/ui/src', 'tests/consumer']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(root, folder, path)))
  .filter(path => /(?<!\.test|\.stories|\.fixtures)\.tsx$/.test(path) && !path.includes('node_modules'))
  .map(path => {
    const statements = readFileSync(path, 'utf8').matchAll(/^import \{([^}]+)\} from '(?:@tand\/ui|\.)/gm);
    return { path: relative(root, path), names: new Set([...statements].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])) };
  });

function ownVariablesOf(folder: string): Part['variables'] {
  const project = projectOf(folder);
  const { checker } = project;
  const name = basename(folder);
  const meanings = exportsOf(project, join(root, 'packages/ui/src/styles/variables.ts')).find(symbol => symbol.name === 'Restyled');
  const list = exportsOf(project, join(folder, 'index.ts')).find(symbol => symbol.name === `${name}Variables`);
  if (!meanings || !list) return [];
  const type = checker.getDeclaredTypeOfSymbol(list.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(list) : list);
  const names = new Set(checker.getPropertiesOfType(type).map(symbol => symbol.name));
  const prefix = `--ui-${name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}-`;
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(meanings))
    .filter(symbol => names.has(prefix + symbol.name))
    .map(symbol => ({ name: prefix + symbol.name, description: symbol.getDocumentationComment(checker) }));
}

function variablesOf(folder: string): Part['variables'] {
  const imported = imports.find(({ path }) => path === relative(root, join(folder, `${basename(folder)}.tsx`)))?.names ?? [];
  return [folder, ...[...imported].map(other => join(root, 'packages/ui/src/components', other))].flatMap(ownVariablesOf);
}

export function partOf(folder: string): Part {
  const path = relative(join(root, 'packages'), folder);
  const name = basename(folder);
  return {
    import: `import { ${name} } from '@tand/${path.replace('/src', '')}';`,
    props: propsOf(folder),
    variables: variablesOf(folder),
    usedIn: imports.filter(file => file.names.has(name) && !file.path.includes(`${path}/`)).map(file => file.path),
  };
}

const virtual = 'virtual:variables';

export const variables: Plugin = {
  name: 'ui-variables',
  resolveId: name => (name === virtual ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    const ui = join(root, 'packages/ui');
    const folders = entriesOf(ui).map(entry => join(ui, 'src', entry));
    const names = folders.map(folder => [basename(folder), ownVariablesOf(folder).map(({ name }) => name)] as const);
    return `export default ${JSON.stringify(Object.fromEntries(names.filter(([, list]) => list.length > 0)))};`;
  },
};

export const parts: Plugin = {
  name: 'ui-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code, id) => ({
      code: `${code}\nmeta.id = meta.title;\nmeta.parameters = { ...meta.parameters, part: ${JSON.stringify(partOf(dirname(id)))} };\n`,
      map: null,
    }),
  },
};
