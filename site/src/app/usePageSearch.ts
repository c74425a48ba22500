import { useEffect, useState } from 'react';
import { fold } from '../schedule/fold.ts';

/** Running text as it is read: without the addresses of its links and the marks of bold. */
const plain = (text: string) => fold(text.replace(/\]\([^)]*\)/g, '').replace(/[[\]*]/g, ''));

/** Whether every word looked for stands in one of the texts. Case and accents do not count. */
export function fits(texts: readonly string[], words: string): boolean {
  const text = plain(texts.join(' '));
  return fold(words)
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** The part of a page that its address points at, as the id it is. */
const target = () => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Search among the parts of a page. Everything stands in the page; words leave the parts that have
 * them. A link to a part that the words have left out empties the search, so that no address leads nowhere.
 * @param parts each with the id it is linked to by
 * @param textsOf what of a part is searched
 */
export function usePageSearch<Part extends { id: string }>(parts: readonly Part[], textsOf: (part: Part) => readonly string[]) {
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const shown = isSearching ? parts.filter(part => fits(textsOf(part), words)) : parts;
  const shownIds = shown.map(({ id }) => id).join(' ');
  const allIds = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    const follow = () => {
      const id = target();
      if (!allIds.split(' ').includes(id) || shownIds.split(' ').includes(id)) return;
      setWords('');
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [shownIds, allIds]);
  return { words, setWords, isSearching, shown };
}
