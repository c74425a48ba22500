const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
export const decoded = (html: string) => html.replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, entity => entities[entity]!);

export const found = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
export const allFound = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => decoded(value));

export const textOf = (html: string) =>
  decoded(html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ');
export const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
