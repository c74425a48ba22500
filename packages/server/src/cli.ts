import { runCli } from './commands/command.ts';
import { errorCode } from './infra/errorCode.ts';

// The reader of a pipe (`| head`) may close it before the work is done.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', error => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCli(process.argv.slice(2));
