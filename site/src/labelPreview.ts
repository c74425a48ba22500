import { ownLabel, printedName, type LabelWords } from '@tand/art/own-label';
import { labelQuery, ownerIn } from './app/ownLabel.ts';
import { languages, type Texts } from '@tand/runtime/i18n';
import type { DrawPreview } from '@tand/runtime/render';

export function labelAsked(query: URLSearchParams): string | undefined {
  const owner = ownerIn(`?${query}`);
  return owner && labelQuery({ ...owner, nick: printedName(owner.nick ?? '') });
}

/** Draws a label's picture for sharing; undefined at other addresses or without a label in the query (LABEL-3). */
export function labelPreview(address: string, query: URLSearchParams, texts: Readonly<Record<string, Texts>>, draw: DrawPreview) {
  const [, lang = ''] = /^\/img\/og\/label-([a-z]{2})\.png$/.exec(address) ?? [];
  const owner = languages.includes(lang) && ownerIn(`?${query}`);
  if (!owner) return undefined;
  return () => {
    const { words } = texts[lang]!['label'] as { words: LabelWords };
    return draw(undefined, ownLabel(owner, words, 'preview'));
  };
}
