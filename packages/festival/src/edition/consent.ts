import { shownText, type Lang, type Localized } from '../languages.ts';

export interface ConsentField {
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email' | 'lines' | 'check' | 'signature';
  isRequired: boolean;
  autoComplete?: string;
}

interface ConsentSection {
  headline: string;
  hint?: string;
  rows: readonly { label?: string; fields: readonly ConsentField[] }[];
}

type Group = 'child' | 'guardian' | 'stay' | 'adult' | 'health' | 'agree' | 'sign';

const types: Readonly<Record<string, ConsentField['type']>> = { phone: 'tel', email: 'email', text: 'lines', signature: 'signature' };
const own: Readonly<Record<string, string>> = { 'guardian.name': 'name', 'guardian.phone': 'tel', 'guardian.email': 'email' };

const field = (name: string, label: string, type: ConsentField['type']): ConsentField => ({
  name,
  label,
  type,
  isRequired: label.endsWith('*'),
  ...(own[name] && { autoComplete: own[name] }),
});

/** Sections of the consent form; a field whose label ends with * is required. */
export function consentSections(
  textsOf: (group: Group) => Readonly<Record<string, string>>,
  days: readonly { name: Localized }[],
  lang: Lang,
): ConsentSection[] {
  const fields = (group: Group, keys: string, type?: ConsentField['type']) =>
    keys.split(' ').map(key => field(`${group}.${key}`, textsOf(group)[key]!, type ?? types[key] ?? 'text'));
  const section = (group: Group, ...rows: ConsentSection['rows']): ConsentSection => {
    const { headline = '', hint } = textsOf(group);
    return { headline, rows, ...(hint && { hint }) };
  };
  const rows = (group: Group, ...lines: string[]) => section(group, ...lines.map(keys => ({ fields: fields(group, keys) })));
  return [
    rows('child', 'name birth', 'phone ticket seat'),
    rows('guardian', 'name phone', 'email second'),
    section(
      'stay',
      {
        label: textsOf('stay')['days']!,
        fields: days.map(({ name }) => field(`stay.${name.en.toLowerCase()}`, shownText(name, lang), 'check')),
      },
      { label: textsOf('stay')['night']!, fields: fields('stay', 'hall camping cabin', 'check') },
    ),
    rows('adult', 'name phone relation'),
    rows('health', 'text'),
    section('agree', ...['rules', 'reach', 'care', 'photo'].map(key => ({ fields: fields('agree', key, 'check') }))),
    rows('sign', 'place printed', 'signature'),
  ];
}
