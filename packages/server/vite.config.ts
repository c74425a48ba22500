import { builtinModules } from 'node:module';
import { defaultServerConditions, defineConfig } from 'vite';
import { source } from '../../vite.shared.ts';

/** One bundle for Node; libSQL and sharp stay outside because they load native modules. */
export default defineConfig({
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { noExternal: true, external: ['@libsql/client', 'sharp'], resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: [/^@libsql\/client/, /^sharp$/, /^node:/, ...builtinModules],
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
});
