import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTokens } from './tokens.ts';

const folder = join(import.meta.dirname, '../src/tokens');
const { css, typescript } = buildTokens();
writeFileSync(join(folder, 'tokens.css'), css);
writeFileSync(join(folder, 'index.ts'), typescript);
