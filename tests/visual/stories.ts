import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  id: string;
  type: string;
  title: string;
  exportName?: string;
  name: string;
  tags?: string[];
}

/** Stories that are compared: every feature, every Default and every pattern; a Playground shows nothing of its own. */
export async function storiesOf(build: string): Promise<string[]> {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(await readFile(join(build, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, name, tags = [] }) => type === 'story' && name !== 'Playground' && !tags.includes('not-compared'))
    .filter(({ title, name }) => title.endsWith('/Features') || title.startsWith('Patterns/') || name === 'Default')
    .map(({ id }) => id);
}
