import { defineConfig } from 'vite';

export default defineConfig({
  // The commands contain their dependencies, as the published package has none.
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
