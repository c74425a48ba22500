import { Link } from '@tand/ui';
import type { DeskProblem } from '@tand/festival/desk';
import { languageInText, useTexts, type TextKey, type Translate } from '../texts/texts.ts';
import en from '../texts/en.json';
import { controlOf } from './fieldLink.ts';
import type { ContentLang } from '@tand/festival';

export function fieldText(t: Translate, lang: ContentLang, path: string): string {
  const [name = '', own] = path.split(/\[\d+\]|\./);
  const label = name in en.fields ? t(`fields.${name}` as TextKey) : path;
  return own === 'sv' || own === 'en' ? `${label}, ${languageInText(t, lang, own)}` : label;
}

export function Problems({ problems, screen = '' }: { problems?: readonly DeskProblem[] | undefined; screen?: string }) {
  const { t, lang } = useTexts();
  return problems?.map(({ code, path, params }) => {
    const text = code in en.problems ? t(`problems.${code}` as TextKey, params) : code;
    return (
      <p key={`${path} ${code} ${params?.['line']}`}>
        {path && (
          <>
            <Link href={`${screen}#${controlOf(path)}`}>{fieldText(t, lang, path)}</Link>:{' '}
          </>
        )}
        {text}
      </p>
    );
  });
}
