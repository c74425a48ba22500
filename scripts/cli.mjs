// Command line of the npm scripts. `content` and `desk` parse their own arguments.
import { spawnSync } from 'node:child_process';
import { commands } from './commands.mjs';

/** An expected failure: its message is printed without a stack. */
export class ExpectedError extends Error {
  name = 'ExpectedError';
}

export function fail(error) {
  console.error(error?.name === 'ExpectedError' ? error.message : error);
  process.exit(1);
}

/**
 * @param {string} name
 * @param {string} sentence
 * @returns {never}
 */
export function misuse(name, sentence) {
  console.error(`${sentence}\nFor usage: npm run ${name} -- --help`);
  process.exit(2);
}

/** Options that npm has too: in the environment they may come from a user's settings. */
const npmOptions = new Set(['all', 'force', 'name', 'only', 'yes']);
const isInNpmConfig = option => process.env[`npm_config_${option.toLowerCase().replaceAll('-', '_')}`];

/**
 * Exits with code 2 if an option is before `--`: npm does not pass it on, but sets `npm_config_<option>`.
 * @param {string} name of the command
 */
export function refuseBeforeDashes(name) {
  if (process.env.npm_lifecycle_event !== name) return;
  const { options = {}, ownOptions = Object.keys(options) } = commands[name];
  const given = ownOptions.find(one => !npmOptions.has(one) && [one, options[one]?.short ?? one].some(isInNpmConfig));
  if (given) misuse(name, `npm does not pass on options before "--": write npm run ${name} -- … --${given}.`);
}

export const list = () =>
  [
    'Usage: npm run <command> -- [arguments]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`),
    '',
    'npm run <command> -- --help lists the arguments. EDITION=<year> before a command selects an edition.',
  ].join('\n');

/**
 * @param {string} name of the command
 * @param {string} ref
 * @returns {string} the hash of the commit
 */
export function commitOf(name, ref) {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : misuse(name, `There is no commit ${ref}.`);
}

/**
 * Reads a command's arguments. Exits after `--help`, and with code 2 if they are wrong. From then on an uncaught error exits with code 1.
 * @template [Values=object]
 * @param {string} name
 * @param {string[]} [args]
 * @returns {Promise<{ values: Values, words: string[] }>}
 */
export async function commandLine(name, args = process.argv.slice(2)) {
  process.on('uncaughtException', fail);
  // Not installed yet when `tand.mjs` loads this module in a fresh clone.
  const { Argument, Command, Option } = await import('commander');
  const { about, words = [], options = {} } = commands[name];
  const program = new Command(`npm run ${name} --`)
    .description(about)
    .showHelpAfterError(`For usage: npm run ${name} -- --help`)
    .exitOverride(({ exitCode }) => process.exit(exitCode && 2));
  for (const word of words) {
    const argument = new Argument(word);
    const choices = argument.name().split('|');
    program.addArgument(choices.length > 1 ? argument.choices(choices) : argument);
  }
  for (const [long, { short, value = '', about, choices, multiple, default: preset }] of Object.entries(options)) {
    const option = new Option(`${short ? `-${short}, ` : ''}--${long} ${value}`, about).default(preset);
    if (choices) option.choices(choices);
    const { parseArg } = option;
    if (multiple) option.argParser((given, before = []) => [...before, parseArg(given)]);
    program.addOption(option);
  }
  program.parse(args, { from: 'user' });
  return { values: program.opts(), words: program.args };
}
