import { missingOnPurpose } from './pictures.ts';

const said: string[] = [];

export function listen(): void {
  // No component may insert a rule: its styles are static.
  CSSStyleSheet.prototype.insertRule = rule => said.push(`insertRule: ${rule.slice(0, 80)}`);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
}

/** @throws Error naming console errors, inserted style rules and missing files since the last call */
export function checkSilence(): void {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  const lost = files.filter(({ name, responseStatus }) => responseStatus >= 400 && !name.endsWith(missingOnPurpose));
  const lines = [...said.splice(0), ...lost.map(({ name, responseStatus }) => `${responseStatus} ${name}`)];
  if (lines.length > 0)
    throw new Error(`Console errors, inserted style rules or missing files:\n${lines.map(line => `  ${line}`).join('\n')}`);
}
