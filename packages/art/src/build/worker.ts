import { work, type Job } from './work.ts';

/** A drawing process: draws what its parent sends, one picture at a time. */
process.on('message', (job: Job) => {
  void work(job).then(answer => process.send?.(answer));
});
