// Command line of the npm scripts: usage, --help, errors. `content` and `desk` parse their own arguments.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
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

const optionLines = options =>
  Object.entries(options).map(([name, { short, about }]) => {
    const [value, words] = about.startsWith('<') ? about.split(/ {2}/) : ['', about];
    return `  ${`--${name}${short ? `, -${short}` : ''} ${value}`.trim().padEnd(28)}  ${words}`;
  });

function usage(name) {
  const { about, words = [], options } = commands[name];
  const rest = [...words, ...(options ? ['[options]'] : [])];
  return [
    `Usage: npm run ${name}${rest.length > 0 ? ` -- ${rest.join(' ')}` : ''}`,
    '',
    about,
    ...(options ? ['', ...optionLines(options)] : []),
  ].join('\n');
}

export const list = () =>
  [
    'Usage: npm run <command> -- [arguments]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`),
    '',
    'npm run <command> -- --help lists the arguments. EDITION=<year> before a command selects an edition.',
  ].join('\n');

function parse(name, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return misuse(name, `${error.message.split('. ')[0].replace(/\.$/, '')}.`);
  }
}

function checkChoices(name, options, values) {
  for (const [option, { choices }] of Object.entries(options))
    for (const value of choices && values[option] !== undefined ? [values[option]].flat() : [])
      if (!choices.includes(value)) misuse(name, `--${option} takes ${choices.join(', ')}, not "${value}".`);
}

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

function checkWords(name, words, given) {
  const least = words.filter(word => word.startsWith('<')).length;
  if (given.length < least) misuse(name, `${words[given.length]} is missing.`);
  if (given.length > words.length && !words.some(word => word.includes('…')))
    misuse(name, `"${given[words.length]}" is one argument too many${commands[name].options ? ' (options follow "--")' : ''}.`);
  for (const [index, word] of words.entries()) {
    const choices = word.slice(1, -1).split('|');
    if (choices.length > 1 && given[index] !== undefined && !choices.includes(given[index]))
      misuse(name, `"${given[index]}" is not one of ${choices.join(', ')}.`);
  }
}

/**
 * Reads a command's arguments. Exits after `--help`, and with code 2 if they are wrong. From then on an uncaught error exits with code 1.
 * @template [Values=object]
 * @param {string} name
 * @param {string[]} [args]
 * @returns {{ values: Values, words: string[] }}
 */
export function commandLine(name, args = process.argv.slice(2)) {
  process.on('uncaughtException', fail);
  const { words = [], options = {} } = commands[name];
  const { values, positionals } = parse(name, {
    args,
    allowPositionals: true,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage(name));
    process.exit(0);
  }
  checkChoices(name, options, values);
  checkWords(name, words, positionals);
  return { values, words: positionals };
}
