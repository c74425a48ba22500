// What `npm run mutate` found, by files. A fault that a test notices is found; one that only the time limit ends is no
// proof on a busy machine, so it stands apart and counts neither way.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @param {readonly { status: string }[]} mutants */
export function scoreOf(mutants) {
  /** @param {string[]} statuses */
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count('Killed');
  const lived = count('Survived', 'NoCoverage');
  return { found, lived, timedOut: count('Timeout'), score: found + lived > 0 ? (100 * found) / (found + lived) : undefined };
}

/** @param {string} name @param {readonly { status: string }[]} mutants */
function row(name, mutants) {
  const { found, lived, timedOut, score } = scoreOf(mutants);
  return `| ${name} | ${found} | ${lived} | ${timedOut} | ${score === undefined ? '' : `${score.toFixed(1)} %`} |`;
}

/** @param {{ files: Readonly<Record<string, { mutants: readonly { status: string }[] }>> }} report */
export function table({ files }) {
  const all = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    '| File | Found | Lived | Timed out | Score |',
    '|---|--:|--:|--:|--:|',
    ...all.map(([file, { mutants }]) => row(file, mutants)),
    row(
      'All',
      all.flatMap(([, { mutants }]) => mutants),
    ),
  ].join('\n');
}

class Score {
  /** @param {Parameters<typeof table>[0]} report */
  onMutationTestReportReady(report) {
    console.log(`\n${table(report)}\n`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'score', Score)];
