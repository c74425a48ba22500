import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, defaultClientConditions, type InlineConfig } from 'vite';
import { source } from '../../../../vite.shared.ts';

export const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

export const moduleOf = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

export async function writeHashed(out: string, name: string, type: string, content: string): Promise<string> {
  const url = `/assets/app/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()}.${type}`;
  await writeFile(join(out, url), content);
  return url;
}

export async function buildScript(file: string, options: InlineConfig) {
  const result = await viteBuild({
    configFile: false,
    resolve: { conditions: [source, ...defaultClientConditions] },
    logLevel: 'warn',
    publicDir: false,
    ...options,
    build: { target: 'es2022', ...options.build },
  });
  const [made] = [result].flat();
  if (!made || !('output' in made)) throw new Error(`${file} was not built`);
  return made.output[0];
}

export async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const rolldownOptions = { input: file, output: { format: 'iife' as const } };
  return (await buildScript(file, { define, build: { write: false, modulePreload: false, rolldownOptions } })).code;
}
