import type { ScheduleHost } from '@tand/festival';
import { clockIn, Link, type KeyValue } from '@tand/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { edition } from '@edition/edition.ts';
import { upperFirst } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import type { ItemData } from './itemData.ts';
import { useItemWords } from './itemWords.ts';
import { whenInWords } from './when.ts';

/** Placeholder of the time, which is an element. */
const mark = '\u0000';

const list = (things: readonly ReactNode[]) =>
  things.map((thing, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
    <Fragment key={index}>
      {index > 0 && ', '}
      {thing}
    </Fragment>
  ));

function hostName({ name, href }: ScheduleHost): ReactNode {
  return href ? (
    <Link key={name} href={href}>
      {name}
    </Link>
  ) : (
    name
  );
}

const tagLink = (tag: string) => (
  <Link key={tag} href={`/schedule?${new URLSearchParams({ q: tag })}`}>
    {tag}
  </Link>
);

const said = (label: string, value: ReactNode) => (value ? [{ label, value }] : []);

export function useItemFacts({ item, place, alsoAt, time, isGone }: ItemData): KeyValue[] {
  const lang = useLang();
  const texts = useCopy('schedule')('when');
  const { t } = useTranslation('schedule');
  const { kind, language, age, signUp, access, hosts } = useItemWords()(item);
  const was = item.isCancelled || isGone ? undefined : item.was;
  const before = was && clockIn(was.end ? `${was.start}–${was.end}` : was.start, lang);
  const [opening = '', closing] = upperFirst(whenInWords(item, mark, lang, texts)).split(mark);
  const at = (id: number) => `/schedule?${new URLSearchParams({ ...(item.day && { day: String(item.day) }), place: String(id) })}`;
  return [
    {
      label: t('page.when'),
      value: (
        <>
          {closing === undefined || opening}
          <time dateTime={item.start}>{closing === undefined ? opening : time}</time>
          {closing}
          {!item.end && ` ${t('item.openEnd')}`}
        </>
      ),
    },
    ...(before ? [{ label: t('page.movedFrom'), value: <s>{before}</s> }] : []),
    {
      label: t('page.where'),
      // The place may be removed as well.
      value: (
        <>
          {list([
            ...[...(place ? [{ id: item.place, name: place }] : []), ...alsoAt].map(({ id, name }) => (
              <Link key={id} href={at(id)}>
                {name}
              </Link>
            )),
            edition.venue.name,
          ])}
        </>
      ),
    },
    ...said(t('page.kind'), kind),
    ...said(t('page.hosts'), hosts.length > 0 && list(hosts.map(hostName))),
    ...said(t('page.signUp'), !isGone && signUp && (signUp.href ? <Link href={signUp.href}>{signUp.text}</Link> : signUp.text)),
    ...said(t('page.tags'), item.tags && list(item.tags.map(tagLink))),
    ...said(t('page.language'), language),
    ...said(t('page.age'), age),
    ...said(t('accessWords:label'), access.length > 0 && access.join(' · ')),
  ];
}
