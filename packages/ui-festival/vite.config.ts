import { defineConfig } from 'vite';
import { libraryConfig } from '../../scripts/library/vite.ts';

export default defineConfig(libraryConfig(import.meta.dirname, ['index', 'dom/index']));
