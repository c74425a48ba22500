export interface Selected {
  text: string;
  from: number;
  to: number;
}

export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link';

const around = { bold: '**', italic: '_' } as const;
const before = { heading: '## ', list: '- ', numbers: '1. ', quote: '> ' } as const;

export function withMark(selected: Selected, mark: Mark, words: { text: string; address: string }): Selected {
  if (mark === 'link') return asLink(selected, words);
  if (mark === 'bold' || mark === 'italic') return wrapped(selected, around[mark], words.text);
  return lines(selected, before[mark]);
}

function wrapped({ text, from, to }: Selected, sign: string, placeholder: string): Selected {
  const [head, tail] = [text.slice(0, from), text.slice(to)];
  if (head.endsWith(sign) && tail.startsWith(sign))
    return {
      text: head.slice(0, -sign.length) + text.slice(from, to) + tail.slice(sign.length),
      from: from - sign.length,
      to: to - sign.length,
    };
  const inner = text.slice(from, to) || placeholder;
  return { text: head + sign + inner + sign + tail, from: from + sign.length, to: from + sign.length + inner.length };
}

function asLink({ text, from, to }: Selected, { text: placeholder, address }: { text: string; address: string }): Selected {
  const label = text.slice(from, to) || placeholder;
  const start = from + label.length + 3;
  return { text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`, from: start, to: start + address.length };
}

function lines({ text, from, to }: Selected, sign: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const rows = text.slice(start, end).split('\n');
  const signs = rows.map((_, index) => (sign === before.numbers ? `${index + 1}. ` : sign));
  const isSet = rows.every((row, index) => row.startsWith(signs[index]!));
  const next = rows.map((row, index) => (isSet ? row.slice(signs[index]!.length) : signs[index]! + row));
  const block = next.join('\n');
  return { text: text.slice(0, start) + block + text.slice(end), from: start, to: start + block.length };
}
