// `node scripts/runtime-modules.mjs <folder>`: copies the packages that the bundled server needs at runtime from node_modules.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const [out] = process.argv.slice(2);
if (!out) throw new Error('Name a folder: node scripts/runtime-modules.mjs <folder>');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

function find(from, name) {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[path]) return path;
  if (from) return find(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))) || '', name);
  return undefined;
}

const wanted = new Set();
function want(from, name) {
  const path = find(from, name);
  if (!path || wanted.has(path) || !existsSync(join(root, path))) return;
  wanted.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) want(path, needed);
}
const traces = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(name => `@opentelemetry/${name}`);
for (const name of ['@libsql/client', 'sharp', ...traces]) want('', name);
for (const path of wanted) {
  const own = join(root, path);
  // Nested packages are copied only where needed; source maps and types never.
  const filter = source => !source.slice(own.length).includes('node_modules') && !/\.(?:map|d\.[cm]?ts)$/.test(source);
  cpSync(own, join(out, path), { recursive: true, filter });
}
console.log(`${wanted.size} packages copied to ${out}`);
