import { spawnSync } from 'node:child_process';
import { commands } from './commands.mjs';

/** An error of which only the message is printed. */
export class ExpectedError extends Error {
  name = 'ExpectedError';
}

export function fail(error) {
  console.error(error?.name === 'ExpectedError' ? error.message : error);
  process.exit(1);
}

/** @returns {never} */
export function misuse(name, sentence) {
  console.error(`${sentence}\nFor usage: npm run ${name} -- --help`);
  process.exit(2);
}

/** Options that a user's npm settings may also set. */
const npmOptions = new Set(['all', 'force', 'name', 'only', 'yes']);
const isInNpmConfig = option => process.env[`npm_config_${option.toLowerCase().replaceAll('-', '_')}`];

/** npm does not pass on options before `--`, but sets `npm_config_<option>`. */
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

export function commitOf(name, ref) {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : misuse(name, `There is no commit ${ref}.`);
}

/**
 * Exits after `--help`, and with code 2 if the arguments are wrong. From then on an uncaught error exits with code 1.
 * @template [Values=object]
 * @param {string} name
 * @returns {Promise<{ values: Values, words: string[] }>}
 */
export async function commandLine(name, args = process.argv.slice(2)) {
  process.on('uncaughtException', fail);
  // commander may not be installed yet when `tand.mjs` loads this module in a fresh clone.
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
