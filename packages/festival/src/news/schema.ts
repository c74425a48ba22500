import * as v from 'valibot';
import {
  externalLink,
  filledLine,
  inBothLanguages,
  instant,
  internalLink,
  line,
  markdown,
  omitEmpty,
  refuse,
  text,
  whole,
} from '../text/fields.ts';
import { defined } from '../text/schema.ts';
import { isBlank } from '../text/printable.ts';
import { findUnshown, isTooDeep } from '../text/unshown.ts';

const body = v.pipe(
  markdown(50_000),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    if (isTooDeep(dataset.value)) addIssue({ message: 'tooDeep' });
    else for (const { code, ...params } of findUnshown(dataset.value)) addIssue({ message: refuse(code, params) });
  }),
);
const filled = <const S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    schema,
    v.check(value => !isBlank(value), 'empty'),
  );

/** Only below /img/: the browser requests the picture with the reader's cookies. */
const picture = v.pipe(
  line(300),
  v.check(path => /^(?:\/img(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.-]*)+)?$/u.test(path), 'picture'),
);
export const slug = v.pipe(filledLine(100), v.regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug'));

export const newsId = whole(1, 1_000_000_000);

const writtenFields = {
  image: v.optional(picture, ''),
  topic: v.optional(line(100), ''),
  author: filledLine(200),
  linkText: inBothLanguages(line(500)),
  imageCaption: inBothLanguages(line(500)),
  imageAlt: v.exactOptional(inBothLanguages(line(500))),
  linkUrl: v.exactOptional(externalLink),
  routerLink: v.exactOptional(internalLink),
};
const draftTexts = { headline: inBothLanguages(line(500)), preamble: inBothLanguages(text(2000)), body: inBothLanguages(body) };
const publicTexts = {
  headline: inBothLanguages(filledLine(500)),
  preamble: inBothLanguages(filled(text(2000))),
  body: inBothLanguages(filled(body)),
};
const stateFields = {
  id: newsId,
  slug,
  publishedDate: instant,
  unpublishedDate: v.exactOptional(instant),
  updatedDate: v.exactOptional(instant),
};

export const writtenArticle = v.strictObject({ ...writtenFields, ...draftTexts });

const draft = v.strictObject({ ...stateFields, isDraft: v.literal(true, 'yesOrNo'), ...writtenFields, ...draftTexts });
const published = v.strictObject({ ...stateFields, ...writtenFields, ...publicTexts });

const isDraft = (value: unknown) => typeof value === 'object' && value !== null && 'isDraft' in value;

/** Stored article: with `isDraft` it is never public, regardless of its date. */
export const article = v.pipe(
  v.unknown(),
  omitEmpty('isDraft', 'unpublishedDate', 'updatedDate', 'linkUrl', 'routerLink'),
  v.lazy(value => (isDraft(value) ? draft : published) as v.GenericSchema<unknown, v.InferOutput<typeof published> & { isDraft?: true }>),
  v.forward(
    v.check(({ publishedDate, unpublishedDate }) => !unpublishedDate || unpublishedDate > publishedDate, 'laterThanPublished'),
    ['unpublishedDate'],
  ),
  v.transform(({ imageAlt, ...item }) => defined({ ...item, imageAlt: imageAlt && (imageAlt.sv || imageAlt.en) ? imageAlt : undefined })),
);
export type Article = v.InferOutput<typeof article>;

/** A public article (NEWS-3); `body` is Markdown. */
export interface NewsItem extends Omit<Article, 'isDraft' | 'unpublishedDate' | 'topic'> {
  topic?: string;
}
