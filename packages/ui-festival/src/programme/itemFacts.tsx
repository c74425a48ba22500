import { clockIn } from '@tand/ui/foundations/LocaleProvider';
import {
  accessFacts,
  fillText,
  type AccessFacts,
  type ItemData,
  type ItemLanguage,
  type ScheduleKind,
  type SignUpWay,
} from '@tand/festival';
import type { KeyValue } from '@tand/ui/components/KeyValueList';
import { Link } from '@tand/ui/foundations/LinkProvider';
import type { Lang } from '@tand/festival';
import { Fragment, type ReactNode } from 'react';

/** Texts of access facts by value; a boolean fact has one text. */
export type AccessTexts = {
  readonly [Fact in keyof AccessFacts]-?: true extends AccessFacts[Fact] ? string : Readonly<Record<string, string>>;
};

/** Texts; `age`, but not `page.age`, has the placeholder `{{age}}`. */
export interface ItemFactsLabels {
  access: { label: string; facts: AccessTexts };
  age: string;
  kinds: Record<ScheduleKind, string>;
  languages: Record<ItemLanguage, string>;
  page: Record<'age' | 'hosts' | 'kind' | 'language' | 'movedFrom' | 'signUp' | 'tags', string>;
  signUp: Record<SignUpWay | 'full', string>;
}

export interface ItemFactsOptions {
  lang: Lang;
  labels: ItemFactsLabels;
}

export interface ItemPlacesOptions {
  time: string;
  /** Returns a text with the item's day and the given time. */
  when: (time: string) => string;
  openEnd: string;
}

export const accessWords = (texts: AccessTexts, access: AccessFacts = {}): string[] =>
  accessFacts.flatMap(fact => {
    const text: string | Readonly<Record<string, string>> = texts[fact];
    const value = access[fact];
    return (typeof text === 'string' ? value && text : text[String(value)]) || [];
  });

const mark = '\u0000';

export const list = (things: readonly ReactNode[], between = ', ') =>
  things.map((thing, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
    <Fragment key={index}>
      {index > 0 && between}
      {thing}
    </Fragment>
  ));

const linked = (text: string, href: string | undefined): ReactNode => (href ? <Link href={href}>{text}</Link> : text);

const filtered = (query: Record<string, string>) => `/schedule?${new URLSearchParams(query)}`;

const fact = (label: string, value: ReactNode) => (value ? [{ label, value }] : []);

/** Time and places of an item; each place links to its programme. */
export function itemPlaces({ item, place, alsoAt }: ItemData, { time, when, openEnd }: ItemPlacesOptions): ReactNode[] {
  const [opening = '', closing] = when(mark).split(mark);
  const places = [...(place ? [{ id: item.placeId, name: place }] : []), ...alsoAt]; // the place of an item may have been removed
  return [
    <>
      {closing === undefined || opening}
      <time dateTime={item.start}>{closing === undefined ? opening : time}</time>
      {closing}
      {!item.end && ` ${openEnd}`}
    </>,
    ...places.map(({ id, name }) => linked(name, filtered({ ...(item.day && { day: String(item.day) }), place: String(id) }))),
  ];
}

export function itemFacts({ item, isGone }: ItemData, { lang, labels }: ItemFactsOptions): KeyValue[] {
  const { page, signUp: ways } = labels;
  const { kind, language, age, signUp, hosts = [], tags } = item;
  const previous = item.isCancelled || isGone ? undefined : item.previous;
  const access = accessWords(labels.access.facts, item.access);
  return [
    ...fact(page.movedFrom, previous && <s>{clockIn(previous.end ? `${previous.start}–${previous.end}` : previous.start, lang)}</s>),
    ...fact(page.kind, kind && labels.kinds[kind]),
    ...fact(page.hosts, hosts.length > 0 && list(hosts.map(({ name, href }) => linked(name, href)))),
    ...fact(page.signUp, signUp && !isGone && (signUp.full ? ways.full : linked(ways[signUp.how], signUp.where))),
    ...fact(page.tags, tags && list(tags.map(tag => linked(tag, filtered({ q: tag }))))),
    ...fact(page.language, language && labels.languages[language]),
    ...fact(page.age, age !== undefined && fillText(labels.age, { age })),
    ...fact(labels.access.label, access.join('\u00a0· ')),
  ];
}
