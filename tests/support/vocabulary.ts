import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

/** Supertypes and direct properties of each type of the vocabulary, by name. */
const kinds = new Map(
  [...source.matchAll(/interface (\w+) (?:extends ([^{]+?) )?\{\n([\s\S]*?)\n\}/g)].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(/, ?/).filter(Boolean),
      properties: [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property]) => property!),
    },
  ]),
);

function propertiesOf(name: string): string[] {
  const { parents, properties } = kinds.get(name) ?? { parents: [], properties: [] };
  return [...properties, ...parents.flatMap(propertiesOf)];
}
const known = new Map<string, Set<string>>();

/** Types, properties and values in structured data that schema.org does not define. */
export function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (typeof value === 'string') return value.startsWith('https://schema.org/') && !source.includes(`"${value}"`) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@id': _, '@context': __, ...own } = value as Record<string, unknown>;
  const within = Object.values(own).flatMap(unknownWords);
  if (typeof type !== 'string') return within;
  const properties = known.get(type) ?? new Set(propertiesOf(`${type}Leaf`));
  known.set(type, properties);
  if (properties.size === 0) return [type, ...within];
  // Inputs of an action have suffixes: https://schema.org/docs/actions.html
  const unknown = Object.keys(own).filter(property => !properties.has(property.replace(/-(?:input|output)$/, '')));
  return [...unknown.map(property => `${type}.${property}`), ...within];
}
