export const missingOnPurpose = '/img/none.svg';

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

const requested = new Set<string>();

export async function requestPictures(): Promise<void> {
  const sources = [document.body, ...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('\n');
  const pictures = sources.match(/(?<![\w.:/-])\/[\w/.-]+\.(?:svg|png|jpg|webp|avif)\b/g) ?? [];
  const other = pictures.filter(address => !requested.has(address));
  for (const address of other) requested.add(address);
  await Promise.all(
    other.map(async address => {
      const { ok, status } = await fetch(address);
      if (!ok && address !== missingOnPurpose) said.push(`${status} ${address}`);
    }),
  );
}

export function checkSilence(): void {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  const lost = files.filter(({ name, responseStatus }) => responseStatus >= 400 && !name.endsWith(missingOnPurpose));
  const lines = [...said.splice(0), ...lost.map(({ name, responseStatus }) => `${responseStatus} ${name}`)];
  if (lines.length > 0)
    throw new Error(`Console errors, inserted style rules or missing files:\n${lines.map(line => `  ${line}`).join('\n')}`);
}
