import { defineConfig } from 'vite';

/** The commands: a brand file as CSS, and the site of an event. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: false,
    rolldownOptions: {
      input: { theme: 'scripts/theme-cli.ts', site: 'scripts/site-cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'commands/[name].js' },
    },
  },
});
