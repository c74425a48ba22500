/** Draws every picture of an edition into dist/img. `npm run build -w @tand/art -- --only news/` draws only names that begin with news/. */
import { argv } from 'node:process';

// The look of the edition must be set before the kit is imported, because constants of the kit depend on it.
await import('./edition-look.ts');
const { run } = await import('./run.ts');
await run(argv);
