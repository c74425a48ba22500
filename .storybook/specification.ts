import type { Plugin } from 'vite';
import { ownFiles, readSpecification } from '../scripts/spec/specification.ts';

const id = 'virtual:specification';

/** Every specification line with the code and tests that name it, read when Storybook starts. */
export const specification: Plugin = {
  name: 'specification',
  resolveId: name => (name === id ? `\0${id}` : null),
  load: name => (name === `\0${id}` ? `export default ${JSON.stringify(readSpecification(ownFiles()).requirements)};` : null),
};
