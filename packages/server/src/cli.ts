import { runCli } from './commands/command.ts';

process.exitCode = await runCli(process.argv.slice(2));
