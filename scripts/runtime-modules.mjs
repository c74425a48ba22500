// `node scripts/runtime-modules.mjs <folder>`: copies the packages that the bundled server needs at runtime.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

const [out] = process.argv.slice(2);
if (!out) throw new Error('Name a folder: node scripts/runtime-modules.mjs <folder>');

const wanted = new Set();
function want(from, name) {
  const places = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    .filter(place => place.startsWith(root));
  const path = places.map(place => join(place, name)).find(existsSync);
  if (!path || wanted.has(path)) return;
  wanted.add(path);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) want(path, needed);
}
const traces = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(name => `@opentelemetry/${name}`);
for (const name of ['@libsql/client', 'sharp', ...traces]) want(root, name);
for (const path of wanted) {
  // Nested packages are copied only where needed; source maps and types never.
  const filter = source => !source.slice(path.length).includes('node_modules') && !/\.(?:map|d\.[cm]?ts)$/.test(source);
  cpSync(path, join(out, relative(root, path)), { recursive: true, filter });
}
console.log(`${wanted.size} packages copied to ${out}`);
