import * as v from 'valibot';
import { NewsError } from '../client/errors.ts';
import { readInstant } from '../text/fields.ts';
import { isExternalUrl, isInternalPath } from '../text/links.ts';
import { contentLanguages } from '../languages.ts';
import type { Log } from '../log.ts';
import { sortNews } from './pages.ts';
import type { NewsItem } from './schema.ts';
import { parseList } from '../client/lenient.ts';
import { defined, isFilled, isPicture, nameIn, optionalText, safeLink, someText } from '../text/schema.ts';

const wireDate = (timeZone: string | undefined) =>
  v.pipe(
    v.string(),
    v.transform(text => readInstant(text, timeZone)),
    v.date('instant'),
  );

// NEWS-3
const newsItemWire = (timeZone?: string) =>
  v.object({
    id: v.pipe(v.number(), v.integer()),
    slug: someText,
    publishedDate: wireDate(timeZone),
    updatedDate: v.optional(v.nullable(v.union([v.literal(''), wireDate(timeZone)]))),
    image: optionalText,
    author: optionalText,
    topic: optionalText,
    headlinesv: v.string(),
    headlineen: v.string(),
    preamblesv: optionalText,
    preambleen: optionalText,
    bodysv: optionalText,
    bodyen: optionalText,
    linkTextsv: optionalText,
    linkTexten: optionalText,
    imageCaptionsv: optionalText,
    imageCaptionen: optionalText,
    imageAltsv: optionalText,
    imageAlten: optionalText,
    linkUrl: optionalText,
    routerLink: optionalText,
  });

export type NewsItemWire = v.InferInput<ReturnType<typeof newsItemWire>>;

/** The API sends `headline` as `headlinesv` and `headlineen` (NEWS-3). */
const textNames = ['headline', 'preamble', 'body', 'linkText', 'imageCaption', 'imageAlt'] as const;

export function wireNews(item: NewsItem, isBeside = false): NewsItemWire {
  const { publishedDate, updatedDate, topic = '', headline, preamble, body, linkText, imageCaption, imageAlt, ...same } = item;
  const texts = { headline, preamble, body: isBeside ? { sv: '', en: '' } : body, linkText, imageCaption, imageAlt };
  return {
    ...same,
    publishedDate: publishedDate.toISOString(),
    ...(updatedDate && { updatedDate: updatedDate.toISOString() }),
    topic,
    ...Object.fromEntries(
      textNames.flatMap(name => contentLanguages.flatMap(lang => (texts[name] ? [[name + lang, texts[name][lang]]] : []))),
    ),
  } as NewsItemWire;
}

/** Without preamble and body, which may be the reason for the withdrawal. */
export const wireGoneNews = ({ id, slug, publishedDate, headline }: NewsItem) => ({
  id,
  slug,
  publishedDate: publishedDate.toISOString(),
  headlinesv: headline.sv,
  headlineen: headline.en,
});

const localizedText = (sv: string | null | undefined, en: string | null | undefined) => ({ sv: sv ?? '', en: en ?? '' });

const newsItemSchema = (timeZone: string | undefined): v.GenericSchema<unknown, NewsItem> =>
  v.pipe(
    v.unknown(),
    newsItemWire(timeZone),
    v.check(({ headlinesv, headlineen }) => isFilled(headlinesv + headlineen), 'empty'),
    v.transform(wire =>
      defined({
        id: wire.id,
        slug: wire.slug,
        publishedDate: wire.publishedDate,
        updatedDate: wire.updatedDate || undefined,
        image: safeLink(wire.image, isPicture) ?? '',
        author: wire.author ?? '',
        topic: wire.topic || undefined,
        headline: nameIn(wire.headlinesv, wire.headlineen),
        preamble: localizedText(wire.preamblesv, wire.preambleen),
        body: localizedText(wire.bodysv, wire.bodyen),
        linkText: localizedText(wire.linkTextsv, wire.linkTexten),
        imageCaption: localizedText(wire.imageCaptionsv, wire.imageCaptionen),
        imageAlt: wire.imageAltsv || wire.imageAlten ? localizedText(wire.imageAltsv, wire.imageAlten) : undefined,
        linkUrl: safeLink(wire.linkUrl, isExternalUrl),
        routerLink: safeLink(wire.routerLink, isInternalPath),
      }),
    ),
  );

/** Articles, newest first. @throws NewsError if the response is not an array */
export function parseNews(answer: unknown, log?: Log, timeZone?: string): NewsItem[] {
  const items = parseList('news', newsItemSchema(timeZone), answer, log);
  if (!items) throw new NewsError('Unknown error', { cause: new TypeError('The news response is not a list.') });
  return sortNews(items);
}
