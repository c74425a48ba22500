/** The table of `docs/naming.md` as rules: what props are called, and of which kind they are. */

interface NamedProp {
  name: string;
  type: string;
  isRequired: boolean;
}

/** Words that once stood for the same, and the one that does now. */
export const oldNames: ReadonlyMap<string, string> = new Map([
  ['headline', 'title'],
  ['preamble', 'lead'],
  ['picture', 'image'],
  ['photo', 'image'],
  ['pictures', 'images'],
  ['headingLevel', 'level'],
  ['look', 'variant'],
  ['kind', 'variant'],
  ['cta', 'actionText'],
  ['onClose', 'onOpenChange'],
]);

/** Booleans that HTML has by these names. */
const native = new Set(['open', 'disabled', 'required', 'multiple', 'checked', 'readOnly']);
/** Parts of the world's drawing, whose pictures are no images of the page. */
const exempt = new Set(['City.pictures']);

const isChange = (name: string) => /^on[A-Z]\w*Change$/.test(name);

/** Each rule says what is wrong with a prop, if anything is. */
const rules: readonly ((prop: NamedProp) => string | false)[] = [
  ({ name }) => oldNames.has(name) && `is \`${oldNames.get(name)}\``,
  ({ name, type }) => /^(image|media)$/.test(name) && /^string\b/.test(type) && 'is a picture with its size, not an address',
  ({ name, type }) => name === 'action' && /ReactNode/.test(type) && 'is a link or a form’s action; what is put there whole is `actions`',
  ({ name, type }) => name === 'actions' && !/ReactNode/.test(type) && 'is what is put there whole, a node',
  ({ type }) =>
    /\{[^{}]*\blabel\??: string[^{}]*\bhref\b|\{[^{}]*\bhref\b[^{}]*\blabel\??: string/.test(type) &&
    'holds a link, which is `{ text, href }`',
  ({ name, type }) =>
    type === 'boolean' &&
    !/^(is|has)[A-Z]/.test(name) &&
    !native.has(name) &&
    !/^default[A-Z]/.test(name) &&
    'is a boolean, which begins with `is` or `has`',
  ({ name }) => name === 'onChange' && 'names what changes: `on…Change(value, details)`',
  ({ name, type }) => isChange(name) && type.includes('=>') && !/\bdetails: /.test(type) && 'tells `details` beside the value',
  ({ name, type }) => /^(size|variant|tone)$/.test(name) && /^(number|string|boolean)$/.test(type) && 'is one of a few words',
];

/**
 * What is wrong with the names of a part's props.
 * @param part name of the component
 * @param props its own props, as the manifest has them
 */
export function faultsOfNaming(part: string, props: readonly NamedProp[]): string[] {
  return props.flatMap(prop => {
    if (exempt.has(`${part}.${prop.name}`)) return [];
    const faults = rules.flatMap(rule => rule(prop) || []);
    return faults.map(fault => `${part}.${prop.name} (${prop.type}) ${fault}`);
  });
}
