import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;
const layers = ['foundations', 'components', 'patterns'];
/** What draws no element of its own; its name says so. */
const isProvider = (name: string) => name.endsWith('Provider');
/** Public components that live beside what they belong to instead of carrying its name. */
const ownNames: Record<string, string[]> = { LinkProvider: ['Link.tsx'] };
const longest = 170;

const folders = layers.flatMap(layer =>
  readdirSync(join(source, layer))
    .filter(name => statSync(join(source, layer, name)).isDirectory())
    .map(name => ({ layer, name, path: join(source, layer, name), files: readdirSync(join(source, layer, name)) })),
);

/** The kinds of file that may stand in the folder of a component: CONTRIBUTING, "A component's folder". */
function isInShape(file: string, name: string): boolean {
  const own =
    /^\.(tsx|parts\.ts|styles\.ts|variants\.ts|fixtures\.tsx?|stories\.tsx|features\.stories\.tsx|mdx|test\.tsx|browser\.test\.tsx)$/;
  const part = /^[A-Z]\w*\.(tsx|styles\.ts)$/;
  const helper = /^[a-z]\w*((\.browser)?\.test)?\.tsx?$/;
  const rest = file.startsWith(name) ? file.slice(name.length) : '';
  return own.test(rest) || part.test(rest) || helper.test(file) || (ownNames[name] ?? []).includes(file);
}

describe.each(folders)('$layer/$name', ({ name, path, files }) => {
  const read = (file: string) => readFileSync(join(path, file), 'utf8');

  test('has the files of every component', () => {
    const wanted = ['index.ts', ...['tsx', 'stories.tsx', 'features.stories.tsx', 'mdx', 'test.tsx'].map(end => `${name}.${end}`)];
    expect(wanted.filter(file => !files.includes(file))).toEqual([]);
  });

  test('has no file of another kind', () => expect(files.filter(file => !isInShape(file, name))).toEqual([]));

  test('keeps components short and CSS apart', () => {
    const components = files.filter(file => /^[A-Z]\w*\.tsx$/.test(file));
    expect(components.filter(file => read(file).split('\n').length > longest)).toEqual([]);
    expect(components.filter(file => read(file).includes("from 'styled-components'"))).toEqual([]);
    expect(read('index.ts')).toContain(`./${name}.tsx`);
  });

  test('has a default story, a playground and a line about each feature', () => {
    expect(read(`${name}.stories.tsx`)).toMatch(/^export const Default\b[^]*^export const Playground\b/m);
    const features = read(`${name}.features.stories.tsx`).split('\n');
    const stories = features.flatMap((line, index) => (/^export const [A-Z]/.test(line) ? [index] : []));
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.filter(index => !features[index - 1]?.endsWith('*/')).map(index => features[index])).toEqual([]);
  });

  test('says when to use it, when not, and what it does for accessibility', () => {
    const titles = [...read(`${name}.mdx`).matchAll(/^## (.+)$/gm)].map(match => match[1]);
    const wanted = isProvider(name) ? ['How to use', 'Accessibility'] : ['When to use', 'When not', 'Accessibility'];
    expect(titles.filter(title => title && wanted.includes(title))).toEqual(wanted);
  });

  test.skipIf(isProvider(name))('runs the conformance suite', () => expect(read(`${name}.test.tsx`)).toContain('describeConformance('));
});

test('the package exports every folder once, layer by layer and in order of name', () => {
  const exported = [...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/from '\.\/(.+)\/index\.ts'/g)].map(match => match[1]);
  expect(exported).toEqual(['tokens', ...folders.map(({ layer, name }) => `${layer}/${name}`)]);
});
