import type { AccessFacts, ItemView, ScheduleHost } from '@tand/festival';
import { useTranslation } from 'react-i18next';

/** An item's facts besides time and place, in words; unknown ones are undefined or empty. */
export interface ItemWords {
  kind: string | undefined;
  language: string | undefined;
  age: string | undefined;
  signUp: { text: string; href: string | undefined; isFull: boolean } | undefined;
  access: string[];
  hosts: readonly ScheduleHost[];
}

const listed = ['seating', 'noise', 'light', 'steps'] as const satisfies readonly (keyof AccessFacts)[];

export function useAccessWords(): (access?: AccessFacts) => string[] {
  const { t } = useTranslation('accessWords');
  return (access = {}) => [
    ...listed.flatMap(fact => (access[fact] ? t(`facts.${fact}.${access[fact]}`) : [])),
    ...(access.signLanguage ? [t('facts.signLanguage')] : []),
    ...(access.hearingLoop ? [t('facts.hearingLoop')] : []),
  ];
}

/** SCHED-47 */
export function useItemWords(): (item: Pick<ItemView, 'kind' | 'language' | 'age' | 'signUp' | 'access' | 'hosts'>) => ItemWords {
  const { t } = useTranslation('schedule');
  const accessWords = useAccessWords();
  return ({ kind, language, age, signUp, access, hosts = [] }) => ({
    kind: kind && t(`kinds.${kind}`),
    language: language && t(`languages.${language}`),
    age: age === undefined ? undefined : t('age', { age }),
    signUp: signUp && {
      text: signUp.full ? t('signUp.full') : t(`signUp.${signUp.how}`),
      href: signUp.full ? undefined : signUp.where,
      isFull: signUp.full === true,
    },
    access: accessWords(access),
    hosts,
  });
}
