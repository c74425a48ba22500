import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';

// Prints the numbers of tokens and of resolved tokens; throws if a token cannot be read.
const cwd = pathToFileURL('../node_modules/@tand/ui/dist/');
const count = async name => {
  const filename = new URL(name, cwd);
  const sources = [{ filename, src: await readFile(filename, 'utf8') }];
  const { tokens } = await parse(sources, { config: defineConfig({ tokens: [name] }, { cwd }), req: url => readFile(url, 'utf8') });
  return Object.keys(tokens).length;
};
console.log(JSON.stringify([await count('tokens.json'), await count('resolver.json')]));
