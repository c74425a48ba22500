import type { ComponentType } from 'react';
import { describeConformance } from '../test/conformance.tsx';

type Props = Record<string, unknown>;

const patterns = import.meta.glob<Record<string, ComponentType<Props>>>('./*/index.ts', { eager: true });
const fixtures = import.meta.glob<{ data?: Props; words: { sv: Props } }>('./*/*.fixtures.{ts,tsx}', { eager: true });

for (const [file, { data, words }] of Object.entries(fixtures)) {
  const name = file.split('/')[1]!;
  const Pattern = patterns[`./${name}/index.ts`]![name]!;
  describeConformance(<Pattern {...data} {...words.sv} />, { name });
}
