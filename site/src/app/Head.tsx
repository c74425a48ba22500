import { edition } from '@edition/edition.ts';
import { HeadTags, type HeadTagsProps } from '@tand/runtime/render';

export type HeadProps = Omit<HeadTagsProps, 'edition' | 'paper'>;

export const Head = (props: HeadProps) => <HeadTags {...props} edition={edition} paper={__PAPER__} />;
