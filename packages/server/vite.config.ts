import { builtinModules } from 'node:module';
import { defaultServerConditions, defineConfig } from 'vite';
import { source } from '../../vite.shared.ts';

const traces = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(name => `@opentelemetry/${name}`);

/** libSQL and sharp have native modules, and OpenTelemetry is rarely used. */
export default defineConfig({
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: {
    noExternal: true,
    external: ['@libsql/client', 'sharp', ...traces],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: [/^@libsql\/client/, /^sharp$/, /^@opentelemetry\//, /^node:/, ...builtinModules],
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
});
