/** Something about a text that a writer should look at. */
export interface CopyProblem {
  kind: 'missing' | 'unused' | 'unknown' | 'identical' | 'too long';
  /** 'sv/home: hero.date' */
  where: string;
  detail: string;
}

/** Every text of a page with its key path; list items count as one path. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}

/** Texts that stand in one language only: a build without them would show keys to visitors. */
export function missingTexts(copies: Record<string, Record<string, object>>): CopyProblem[] {
  const languages = Object.keys(copies);
  const keys = Object.fromEntries(
    languages.map(lang => [
      lang,
      new Set(Object.entries(copies[lang]!).flatMap(([page, texts]) => textsOf(texts).map(([path]) => `${page}: ${path}`))),
    ]),
  );
  return languages.flatMap(lang => {
    const others = languages.filter(other => other !== lang).flatMap(other => [...keys[other]!]);
    return others
      .filter(key => !keys[lang]!.has(key))
      .map((key): CopyProblem => ({ kind: 'missing', where: `${lang}/${key}`, detail: 'stands in the other language only' }));
  });
}
