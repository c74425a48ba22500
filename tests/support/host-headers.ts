import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from './server.ts';

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

export const readRules = async (): Promise<HeaderRule[]> => parseRules(await readFile(join(siteFolder, '_headers'), 'utf8'));

export function parseRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(line => line.trim())) {
    if (line.startsWith('/')) rules.push({ pattern: line, headers: [] });
    else rules.at(-1)!.headers.push(line.trim().split(/:\s*(.*)/s, 2) as [string, string]);
  }
  return rules;
}

export function hostHeaders(rules: readonly HeaderRule[], address: string): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  for (const { pattern, headers } of rules) {
    const isFit = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    for (const [name, value] of isFit ? headers : []) sent.set(name.toLowerCase(), [...(sent.get(name.toLowerCase()) ?? []), value]);
  }
  return sent;
}
