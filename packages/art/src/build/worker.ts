import type { Job } from './work.ts';

await import('./edition-look.ts');
const { work } = await import('./work.ts');

/** A drawing process: draws what its parent sends, one picture at a time. */
process.on('message', (job: Job) => {
  void work(job).then(answer => process.send?.(answer));
});
