import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { currentEdition } from '@tand/editions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commandLine } from '../../scripts/cli.mjs';
import { runCli } from '../../packages/server/src/commands/command.ts';
import { commands } from '../../scripts/commands.mjs';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

async function start(command: string, args: string[], { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, output };
}
const command = (words: string, env: Record<string, string> = {}) => start('node', ['scripts/tand.mjs', ...words.split(' ')], { env });

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command in this process, because a new process takes one to three seconds to start. */
async function inProcess(words: string) {
  const [name = '', ...args] = words.split(' ');
  const output: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((...parts) => void output.push(parts.map(String).join(' ')));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => output.push(String(text)) > 0);
  vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw Object.assign(new Error(`exit ${code}`), { code });
  });
  const [, , ...own] = process.argv;
  process.argv.splice(2, own.length, ...args);
  onTestFinished(() => void process.argv.splice(2, args.length, ...own));
  try {
    await commandLine(name, args);
    // `npm run texts` deletes these variables; as stubs they are restored after the test.
    for (const variable of ['EDITION', 'TAND_REVIEW']) vi.stubEnv(variable, process.env[variable]);
    // A query makes the module run again.
    await import(`${join(root, commands[name]!.run!.at(-1)!)}?${process.hrtime.bigint()}`);
    return { code: undefined, output: output.join('\n') };
  } catch (error) {
    const { name: kind, message, code = 1 } = error as Error & { code?: number };
    if (kind !== 'ExpectedError' && !message.startsWith('exit ')) throw error;
    return { code, output: [...output, ...(kind === 'ExpectedError' ? [message] : [])].join('\n') };
  }
}

/** The server's tests cover `content` and `desk`, which parse their own arguments. */
const all = Object.keys(scripts).filter(name => !commands[name]?.ownOptions);

it.each(all)('prints the usage of npm run %s and refuses an unknown option', async name => {
  expect(await inProcess(`${name} --help`)).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: /) });
  expect(await inProcess(`${name} --nonsense`)).toMatchObject({ code: 2, output: expect.stringContaining("'--nonsense'") });
});

it.each([
  ['start --help', 0, 'Usage: '],
  ['start --nonsense', 2, "unknown option '--nonsense'"],
  ['nothing', 2, 'There is no command "nothing".'],
  ['freeze 1999', 2, 'There is no edition "1999".'],
  ['new:page faq', 1, 'There is already a page'],
])('ends the process of npm run %s with code %d and a message, but no stack trace', async (words, code, sentence) => {
  const ended = await command(words);
  expect(ended).toMatchObject({ code, output: expect.stringContaining(sentence) });
  expect(ended.output).not.toMatch(/^ +at /m);
});

it.each([
  ['new:component Button --section', 2, 'write npm run new:component -- … --section.'],
  ['edition:check 2099 --accept=x', 2, 'write npm run edition:check -- … --accept.'],
  ['test nothingLikeThis -t word', 2, 'write npm run test -- … --testNamePattern.'],
  ['content import --dry-run', 2, 'write npm run content -- … --dry-run.'],
  ['new:component Button --silent --force --if-present --prefix .', 1, 'There is already a component'],
])('ends npm run %s with code %d: options before -- are refused, but not those of npm', async (words, code, sentence) => {
  expect(await start('npm', ['run', ...words.split(' ')])).toMatchObject({ code, output: expect.stringContaining(sentence) });
});

it.each(['content', 'desk'])('knows exactly the options that the help of npm run %s lists', async name => {
  const lines: string[] = [];
  const usage = async (...words: string[]) => runCli([name, ...words, '--help'], { log: line => lines.push(line), error: console.error });
  await usage();
  const listed = [...lines.join('\n').matchAll(/^ {2}((?:(?:news|schedule|tickets) )?[a-z]+) .*/gm)].map(([, words]) => words!);
  expect(listed.length).toBeGreaterThan(4);
  for (const words of listed) await usage(...words.split(' '));
  const options = new Set([...lines.join('\n').matchAll(/^ +(?:-h, )?--([a-z][a-z-]*)/gm)].map(([, option]) => option!));
  expect([...options].toSorted()).toEqual([...commands[name]!.ownOptions!, 'help'].toSorted());
});

it('lists all commands when none is named', async () => {
  const { code, output } = await start('node', ['scripts/tand.mjs']);
  expect(code).toBe(0);
  for (const name of Object.keys(scripts)) expect(output).toContain(`  ${name} `);
});

it.each([
  ['freeze', 2, "missing required argument 'year'"],
  ['typecheck all', 2, 'too many arguments. Expected 0 arguments but got 1.'],
  ['new:edition 2099 2', 2, 'too many arguments. Expected 1 argument but got 2.'],
  ['edition:check 2099', 2, '"2099" is not one of the editions'],
  ['new:component button', 2, 'NewsCard'],
  ['new:component Button', 1, 'There is already a component'],
  ['new:page LostProperty', 2, 'lost-property'],
  ['new:edition abc', 2, '"abc" is not a year'],
  [`new:edition ${currentEdition}`, 1, 'exists already: name another year, or delete that folder if it is not needed.'],
  ['new:edition 2099 --from 1999', 2, 'There is no edition "1999" to carry over.'],
  ['bench --only everything', 2, '"everything" is not one of pages'],
  ['test:more all', 2, '"all" is not one of'],
  ['test nothingLikeThis', 2, 'No test file has "nothingLikeThis" in its path.'],
  ['test --project all', 2, "argument 'all' is invalid. Allowed choices are node, "],
  ['test --project node --project all', 2, "argument 'all' is invalid"],
  ['new:component NewsCard ui-desk', 2, "value 'ui-desk' is invalid for argument 'ui|ui-festival'. Allowed choices are ui, ui-festival."],
  ['edition:check --accept nothing.json', 2, 'There is no nothing.json in 2025'],
  ['edition:check --accept facts.ts', 2, 'No text of facts.ts is marked'],
  ['texts --against nothing', 2, 'There is no commit nothing.'],
  ['test:visual --base nothing', 2, 'There is no commit nothing.'],
  ['bench --against nothing', 2, 'There is no commit nothing.'],
])('ends npm run %s with code %d and a message that says why', async (words, code, sentence) => {
  expect(await inProcess(words)).toMatchObject({ code, output: expect.stringContaining(sentence) });
});

it.each(['edition:check', 'start', 'typecheck'])('refuses npm run %s with an EDITION that does not exist', async name => {
  expect(await command(name, { EDITION: '2099' })).toMatchObject({ code: 2, output: expect.stringContaining('There is no edition 2099') });
});

it('makes no folder for an edition whose first day does not exist', async () => {
  const folder = join(root, 'packages/editions/2099');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await inProcess('new:edition 2099 --start 2099-13-45')).toMatchObject({ code: 2 });
  expect(existsSync(folder)).toBe(false);
});

it.each(['start', 'dev'])('ends npm run %s before it builds if the port is taken', async name => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { code, output } = await command(name, { PORT: String(port) });
  expect({ code, output }).toEqual({ code: 1, output: `Port ${port} is taken: choose another PORT.\n` });
});

function planted() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'packages'));
  for (const path of ['package.json', 'tsconfig.json', 'scripts', 'packages/editions'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const page = (lang: string) => join(folder, 'packages/editions', currentEdition, 'copy', lang, 'contact.json');
  return {
    folder,
    change: (lang: string, from: RegExp, to: string) => {
      const text = readFileSync(page(lang), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(page(lang), text.replace(from, to));
    },
  };
}

it('finds a missing translation and a dead link in copy with npm run check', async () => {
  const { folder, change } = planted();
  change('en', /"text": /, '"txt": ');
  change('sv', /"href": "[^"]+"/, '"href": "/finns-inte"');
  const steps = await Promise.all(
    Object.values(commands['check']!.steps!)
      .filter(([program, ...args]) => program === 'node' && args.some(arg => arg.includes('edition-check')))
      .map(([program, ...args]) => start(program!, [...args, currentEdition], { cwd: folder })),
  );
  const [{ code, output }] = steps as [Awaited<ReturnType<typeof start>>];
  expect(code).toBe(1);
  expect(output).toContain('/finns-inte');
  expect(output).toMatch(/contact\.json:\d+ .* is missing in en/);
});
