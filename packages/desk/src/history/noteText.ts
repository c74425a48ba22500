import type { TextKey, Translate } from '../texts/texts.ts';

/** Notes of the server, which are English; the reasons that people write are shown as they are. */
const ofServer: readonly (readonly [RegExp, TextKey])[] = [
  [/^(?:first import|import|(?:news|schedule) import\b.*)$/, 'history.notes.import'],
  [/^undo (\d+)$/, 'history.notes.undo'],
  [/^news save (\S+)$/, 'history.notes.save'],
  [/^news publish (\S+)$/, 'history.notes.publish'],
  [/^news unpublish (\S+)$/, 'history.notes.withdraw'],
  [/^notice \w+ ends$/, 'history.notes.end'],
  [/^notice \w+$/, 'history.notes.notice'],
];

export function noteText(t: Translate, note: string): string {
  for (const [pattern, key] of ofServer) {
    const found = pattern.exec(note);
    if (found) return t(key, { what: found[1] ?? '' });
  }
  return note || t('history.noNote');
}
