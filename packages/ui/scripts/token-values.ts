import { color as readColor, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

const hexOf = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** Six hex digits. @throws Error for anything but an opaque colour */
export function toHex(css: string): string {
  const node = parseComponentValue(tokenize({ css }));
  const color = node && readColor(node);
  if (!color) throw new Error(`is not a colour: ${css}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    serializeRGB(color, true)
      .toString()
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  if (alpha < 1) throw new Error(`is translucent, so its contrast is unknown: ${css}`);
  return `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`;
}

const length = String.raw`(?:0|-?(?:\d+|\d*\.\d+)(?:[a-z]{1,5}|%)|(?:calc|min|max|clamp)\([\w\s.,%()+*/-]+\))`;
const colour = String.raw`(?:\{color\.[\w-]+\}|#[\da-f]+|[a-z-]+(?:\([^()]*\))?)`;
const style = '(?:none|solid|dashed|dotted|double|groove|ridge|inset|outset|hidden)';
const easing = String.raw`(?:linear|ease(?:-in)?(?:-out)?|step-start|step-end|(?:steps|cubic-bezier|linear)\([\w\s.,%-]+\))`;
const layer = String.raw`(?:inset )?${length}(?: ${length}){1,3} ${colour}`;

const kinds: readonly [path: RegExp, words: string, pattern: string][] = [
  [/^font\./, 'font families', String.raw`[\w\s'",.-]+`],
  [/^text\..+\.size$/, 'a length', length],
  [/^text\..+\.line$/, 'a number or a length', String.raw`\d*\.?\d+|${length}`],
  [/^stretch\./, 'a percentage', String.raw`\d*\.?\d+%`],
  [/^capitals\./, 'uppercase or none', 'uppercase|none'],
  [/^radius\./, 'a length', `${length}(?: ${length}){0,3}`],
  [/^border\./, 'a width, a style and a colour', `${length} ${style} ${colour}|none`],
  [/^shadow\./, 'lengths and a colour', `${layer}(?:, ${layer})*|none`],
  [/^motion\./, 'a duration and an easing', String.raw`\d*\.?\d+m?s ${easing}`],
];

/** What is wrong with a value of a token; undefined if nothing is. */
export function refusalOf(path: string, css: string): string | undefined {
  const [, words = '', pattern = ''] = kinds.find(([kind]) => kind.test(path)) ?? [];
  return new RegExp(`^(?:${pattern})$`, 'i').test(css) ? undefined : `must be ${words}: ${css}`;
}
