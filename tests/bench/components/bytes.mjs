import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { settings } from './vite.config.mjs';

const react = [/^react($|\/)/, /^react-dom($|\/)/];
const brotli = content => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sum = contents => contents.reduce((total, content) => total + brotli(Buffer.from(content)), 0) / 1000;

/**
 * What an adapter costs a page in kB of brotli: `script` and `style` as built for production, without React; ours also without
 * styled-components, which a page has once whatever it shows, and without the tokens' style sheet, which every page has.
 */
export async function measureBytes({ file, library }) {
  const external = library.startsWith('ours') ? [...react, 'styled-components', /tokens\.css$/] : react;
  const built = await build({
    ...settings,
    configFile: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: file, external, preserveEntrySignatures: 'strict' },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap(one => one.output);
  return {
    'script kB': sum(output.filter(({ type }) => type === 'chunk').map(({ code }) => code)),
    'style kB': sum(output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source)),
  };
}
