import { findChromium, findChromiumShell } from '../../scripts/chromium.mjs';
import { startServer } from './server.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Path of the headless shell, or of full Chromium if there is no shell. */
    chromium: string;
    fullChromium: string;
  }
}

/** One server for the end-to-end tests, except those that start a server with other settings or content. */
export default async function setup(project: TestProject) {
  const server = await startServer();
  project.provide('siteUrl', server.url);
  project.provide('chromium', await findChromiumShell());
  project.provide('fullChromium', await findChromium());
  return () => server.stop();
}
