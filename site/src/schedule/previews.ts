import { edition } from '@edition/edition.ts';
import { previewWords } from '@tand/art/preview-words';
import { itemPreview, placePreview, previewAt, type PreviewCopy } from '@tand/festival';
import type { Texts } from '@tand/runtime/i18n';
import type { DrawPreview } from '@tand/runtime/render';
import type { ContentFile } from '@tand/server';
import { dayNames } from '../app/format.ts';
import { blankOf, toneOf } from './looks.ts';
import { timeOf } from './when.ts';

export function previewFile(address: string, texts: Readonly<Record<string, Texts>>, draw: DrawPreview): ContentFile | undefined {
  const asked = previewAt(edition, address);
  if (!asked) return undefined;
  const { kind, slug, lang } = asked;
  const copy = texts[lang]!['schedule'] as PreviewCopy;
  const wordsOf = kind === 'item' ? itemPreview : placePreview;
  return {
    reads: ['programme'],
    type: 'image/png',
    isOpen: true,
    write: ({ schedule }) => {
      const { look, title, lines } = wordsOf(edition, schedule, slug, { lang, copy, dayNames, timeOf });
      return draw(blankOf(look), previewWords({ title, lines, ground: toneOf(look) }));
    },
  };
}
