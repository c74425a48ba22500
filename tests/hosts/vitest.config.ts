import { defineConfig } from 'vitest/config';
import { editionFiles } from '../../site/build/edition-files.ts';
import { entries } from '../../site/build/entries.ts';
import { source } from '../../vite.shared.ts';

const resolve = { conditions: [source, 'node', 'module', 'development|production'] };

export default defineConfig({
  plugins: [editionFiles(), entries()],
  resolve,
  ssr: { resolve },
  test: { include: ['tests/hosts/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } },
});
