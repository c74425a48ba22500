/** Draws every picture of an edition into dist/img. `npm run build -w @tand/art -- --only news/` draws those names alone. */
import { argv } from 'node:process';

// The kit is loaded once the look of the edition is known, for its constants are made of it.
await import('./edition-look.ts');
const { run } = await import('./run.ts');
await run(argv);
