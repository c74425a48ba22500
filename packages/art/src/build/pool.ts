import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawn, Picture } from './picture.ts';
import { work, type Answer } from './work.ts';

/** Pictures for each process: for fewer, starting a process does not pay. */
const WORTH_A_PROCESS = 12;

/** Draws pictures, in parallel where that is quicker. @throws with every picture that failed */
export async function drawAll(pictures: readonly Picture[], folder: string, isQuick: boolean): Promise<Map<string, Drawn>> {
  const results = new Map<string, Drawn>();
  const failures: string[] = [];
  const take = (answer: Answer) => {
    if ('error' in answer) failures.push(`${answer.name}: ${answer.error}`);
    else results.set(answer.name, answer.drawn);
  };
  const queue = [...pictures];
  const helpers = Math.min(4, availableParallelism(), Math.floor(queue.length / WORTH_A_PROCESS));
  if (helpers < 2) {
    for (const picture of queue) take(await work({ picture, folder, isQuick }));
  } else {
    await Promise.all(
      [...Array(helpers)].map(
        () =>
          new Promise<void>((resolve, reject) => {
            const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
            const next = () => {
              const picture = queue.shift();
              if (picture) child.send({ picture, folder, isQuick });
              else child.disconnect();
            };
            child.on('message', (answer: Answer) => {
              take(answer);
              next();
            });
            child.on('error', reject);
            child.on('exit', code => (code ? reject(new Error(`A drawing process ended with ${code}.`)) : resolve()));
            next();
          }),
      ),
    );
  }
  if (failures.length) throw new Error(`${failures.length} pictures could not be drawn.\n${failures.join('\n')}`);
  return results;
}
