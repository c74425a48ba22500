import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { bigProgramme } from '../support/big-programme.ts';
import { startEditable } from '../support/content.ts';

const pages = 1000;
/** `settling` and `spread` of `watchRevisions`, in ms. */
const [settling, spread] = [700, 3000];

/** `next` resolves with the time (epoch ms) at which the next announcement arrives. */
function open(url, agent) {
  let announce;
  const ready = new Promise((resolve, reject) => {
    const asked = request(`${url}/api/live`, { agent, headers: { accept: 'text/event-stream' } }, answer => {
      if (answer.statusCode !== 200) return reject(new Error(`/api/live: ${answer.statusCode}`));
      answer.on('data', part => {
        if (!String(part).includes('event: revision')) return;
        resolve({ next: () => new Promise(done => (announce = done)), close: () => asked.destroy() });
        announce?.(Date.now());
      });
      answer.on('error', () => {});
    });
    asked.on('error', reject);
    asked.end();
  });
  return ready;
}

const ask = (url, agent) =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/api/schedule`, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0;
      answer.on('data', part => (bytes += part.length));
      answer.on('end', () => resolve({ isAnswered: answer.statusCode === 200, bytes }));
    });
    asked.on('error', reject);
    asked.end();
  });

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Moves one item of 800 while 1,000 pages have the programme open; each receives the announcement and fetches the programme. */
export async function measureLive() {
  const site = await startEditable();
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const { url } = site.server;
  const programme = bigProgramme();
  const put = async text => {
    await writeFile(join(site.folder, 'programme.xml'), text);
    await site.content('schedule', 'import', 'programme.xml', '--yes');
  };
  try {
    await put(programme);
    const streams = await Promise.all(Array.from({ length: pages }, () => open(url, agent)));
    const answers = streams.map(async ({ next }, index) => {
      const heardAt = await next();
      await new Promise(done => setTimeout(done, settling + (index / pages) * spread));
      const asked = performance.now();
      const answer = await ask(url, agent).catch(() => ({ isAnswered: false, bytes: 0 }));
      return { ...answer, heardAt, took: performance.now() - asked };
    });
    await put(programme.replace('T09:00:00+02:00</date><start>09:00<', 'T09:05:00+02:00</date><start>09:05<'));
    const all = await Promise.all(answers);
    for (const { close } of streams) close();
    const heard = all.map(({ heardAt }) => heardAt).toSorted((a, b) => a - b);
    const took = all.map(one => one.took).toSorted((a, b) => a - b);
    return {
      pages,
      answered: all.filter(({ isAnswered }) => isAnswered).length,
      'first to last announcement, ms': heard.at(-1) - heard[0],
      'answer p50 ms': Math.round(at(took, 0.5)),
      'answer p99 ms': Math.round(at(took, 0.99)),
      'kB each': Math.round(all[0].bytes / 100) / 10,
    };
  } finally {
    agent.destroy();
    await site.stop();
  }
}
