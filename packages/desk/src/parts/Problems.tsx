import type { DeskProblem } from '@tand/festival/desk';
import { languageInText, useTexts, type TextKey, type Translate } from '../texts/texts.ts';
import en from '../texts/en.json';
import type { Lang } from '@tand/festival';

/** 'Headline, svenska', or the path of a field without a name. */
function fieldText(t: Translate, lang: Lang, path: string): string {
  const [name = '', own] = path.split('.');
  const label = name in en.fields ? t(`fields.${name}` as TextKey) : path;
  return own === 'sv' || own === 'en' ? `${label}, ${languageInText(t, lang, own)}` : label;
}

export function Problems({ problems }: { problems?: readonly DeskProblem[] | undefined }) {
  const { t, lang } = useTexts();
  return problems?.map(({ code, path, params }) => {
    const text = code in en.problems ? t(`problems.${code}` as TextKey, params) : code;
    return <p key={`${path} ${code} ${params?.['line']}`}>{path ? `${fieldText(t, lang, path)}: ${text}` : text}</p>;
  });
}
