import { defineConfig } from 'vite';

/** The command that turns a brand's colours into CSS; it reads the token sources that the package ships. */
export default defineConfig({
  build: { ssr: 'scripts/theme-cli.ts', target: 'node20', emptyOutDir: false, rolldownOptions: { output: { entryFileNames: 'theme.js' } } },
});
