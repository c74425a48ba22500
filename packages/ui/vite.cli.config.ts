import { defineConfig } from 'vite';

export default defineConfig({
  // The published package has no dependencies.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    emptyOutDir: false,
    rolldownOptions: {
      input: { theme: 'scripts/theme-cli.ts', site: 'scripts/site-cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'commands/[name].js' },
    },
  },
});
