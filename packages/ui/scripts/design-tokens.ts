import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/tokens');
type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Design tools take `#e5242a` and `16px` where DTCG writes objects. */
function plainValue(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('hex' in value) return value.hex;
  return 'unit' in value ? `${String(value.value)}${String(value.unit)}` : value;
}

const plain = (node: Json): Json =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$extensions')
      .map(([key, value]) => [key, key === '$value' ? plainValue(value) : isObject(value) ? plain(value) : value]),
  );

const read = (name: string): Json => plain(JSON.parse(readFileSync(join(folder, `${name}.tokens.json`), 'utf8')) as Json);

const theme = (name: string, set: string): Json => ({
  id: set,
  name,
  group: 'theme',
  selectedTokenSets: { core: 'source', [set]: 'enabled' },
});

/**
 * The tokens as one DTCG file of sets and themes, as Tokens Studio and Penpot import it: `core` holds the palette and the
 * scales, `light` and `night` the meanings, of which one is on at a time.
 */
export function buildDesignTokens(): Json {
  return {
    core: read('core'),
    light: read('light'),
    night: read('night'),
    $themes: [theme('Light', 'light'), theme('Night', 'night')],
    $metadata: { tokenSetOrder: ['core', 'light', 'night'] },
  };
}
