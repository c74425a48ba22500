import { missingOnPurpose } from './pictures.ts';

const said: string[] = [];

/** Keeps what the console is told as an error. */
export function listen(): void {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
}

/** @throws Error naming each error in the console and each file that was asked for and is not there, since it was last called */
export function checkSilence(): void {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  const lost = files.filter(({ name, responseStatus }) => responseStatus >= 400 && !name.endsWith(missingOnPurpose));
  const lines = [...said.splice(0), ...lost.map(({ name, responseStatus }) => `${responseStatus} ${name}`)];
  if (lines.length > 0) throw new Error(`Not silent:\n${lines.map(line => `  ${line}`).join('\n')}`);
}
