import { defaultServerConditions, defineConfig } from 'vite';
import { source } from '../../vite.shared.ts';

const traces = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(name => `@opentelemetry/${name}`);

/** Not in the bundle: libSQL and sharp, which have native modules, and OpenTelemetry, which is rarely used. */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: ['@libsql/client', 'sharp', ...traces],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
});
