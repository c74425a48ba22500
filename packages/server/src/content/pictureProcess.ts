import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TooMuchError } from '../infra/limits/limiter.ts';

export type ConvertedPicture = NonNullable<Awaited<ReturnType<typeof convert>>>;

/** SVG is excluded, as it can contain scripts. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const size = { width: 1200, height: 675 };
const mostPixels = 25_000_000;
const timeout = 30_000;
const most = 8;

/** Argument with which this file, or its bundle, is the process that converts a picture. */
const argument = 'convert-picture';
export const isPictureProcess = process.argv[2] === argument;

let inside = 0;
let last: Promise<unknown> = Promise.resolve();

/** Sharp would occupy the threads of this process that read and compress files. */
export async function convertPicture(bytes: Uint8Array): Promise<ConvertedPicture | undefined> {
  if (inside >= most) throw new TooMuchError();
  inside += 1;
  const turn = last.then(() => inProcess(bytes)).finally(() => (inside -= 1));
  last = turn.catch(() => undefined);
  return turn;
}

function inProcess(bytes: Uint8Array): Promise<ConvertedPicture | undefined> {
  const file = fileURLToPath(import.meta.url);
  const child = fork(file, [argument], {
    cwd: import.meta.dirname,
    execArgv: ['--max-old-space-size=128', ...(file.endsWith('.ts') ? ['--import', 'tsx', '--conditions=@tand/source'] : [])],
    // Passes no secrets from environment variables.
    env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  return new Promise<ConvertedPicture | undefined>((resolve, reject) => {
    child.once('message', answer => resolve((answer as ConvertedPicture | null) ?? undefined));
    child.once('error', reject);
    // A signal means too much time or memory.
    child.once('exit', code => (code === null ? resolve(undefined) : reject(new Error(`The picture's process ended with ${code}.`))));
    child.send(bytes);
  }).finally(() => clearTimeout(timer));
}

async function convert(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const given = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format } = await given.metadata();
    if (!formats.has(format)) return null;
    const resized = given.rotate().resize({ ...size, fit: 'cover', position: 'attention', withoutEnlargement: true });
    // The default effort of 4 takes seven times as long for 2 % fewer bytes.
    const { data, info } = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer({ resolveWithObject: true });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
    return { avif: new Uint8Array(data), webp: new Uint8Array(webp), width: info.width, height: info.height };
  } catch {
    return null;
  }
}

if (isPictureProcess)
  process.once('message', (bytes: Uint8Array) => {
    void convert(bytes).then(made => process.send?.(made, () => process.disconnect()));
  });
