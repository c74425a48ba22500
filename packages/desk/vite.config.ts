import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { editionFiles } from '../runtime/src/build/edition-files.ts';
import { theme } from '../runtime/src/build/theme.ts';
import { source } from '../../vite.shared.ts';
import { staticStyles } from '../runtime/src/build/static-styles.ts';

const server = process.env.DESK_SERVER ?? 'http://localhost:4173';

export default defineConfig({
  base: '/desk/',
  plugins: [editionFiles(), theme(), staticStyles(), react()],
  define: { __REVIEW__: JSON.stringify(process.env.TAND_REVIEW === '1') },
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'ky', 'valibot'],
  },
  server: {
    port: Number(process.env.PORT ?? 5174),
    proxy: Object.fromEntries(['/api', '/img', '/fonts'].map(path => [path, { target: server, changeOrigin: true }])),
  },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
