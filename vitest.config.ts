import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { editionFolder } from './site/build/edition.ts';
import { source, styledComponents } from './vite.shared.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [styledComponents(), react()],
        define: { __REVIEW__: 'true' },
        resolve: {
          alias: { '@edition': editionFolder },
          conditions: [source, 'module', 'browser', 'development|production'],
          dedupe: ['react', 'react-dom', 'styled-components'],
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'site/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        resolve: { conditions: [source, 'node', 'module', 'development|production'] },
        ssr: { resolve: { conditions: [source, 'node', 'module', 'development|production'] } },
        test: { name: 'node', environment: 'node', include: ['packages/{festival,editions,server,art}/**/*.test.ts', 'site/build/**/*.test.ts'] },
      },
    ],
  },
});
