import { useEffect, useState } from 'react';
import { fold } from '../schedule/fold.ts';

/** Text without link addresses and bold marks. */
const plain = (text: string) => fold(text.replace(/\]\([^)]*\)/g, '').replace(/[[\]*]/g, ''));

/** Whether every word occurs in one of the texts, ignoring case and accents. */
export function fits(texts: readonly string[], words: string): boolean {
  const text = plain(texts.join(' '));
  return fold(words)
    .split(/\s+/)
    .every(word => text.includes(word));
}

const target = () => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/** Hides the parts of a page without the words. A link to a hidden part clears the search. */
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
