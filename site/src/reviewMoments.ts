import { edition } from '@edition/edition.ts';
import { reviewMoments } from '@tand/runtime/render/reviewMoments';

export const moments = reviewMoments(edition);
export type Moment = keyof typeof moments;
