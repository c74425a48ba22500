/** A question of the FAQ; `id` is its anchor. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Whether every word looked for stands in the question or its answer. Case and accents do not count. */
export function fits({ question, answer, bullets = [] }: Question, words: string): boolean {
  const text = plain([question, ...answer, ...bullets].join(' '));
  return plain(words)
    .split(/\s+/)
    .every(word => text.includes(word));
}
