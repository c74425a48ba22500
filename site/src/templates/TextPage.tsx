import { TextPage as Pattern, type TextPageProps as PatternProps } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

/** What a page says of itself beside its pattern: the head of the document and the page above it. */
export interface PageAddress {
  meta: { title: string; description: string; keywords: string };
  /** Path below the language. */
  path: string;
  /** Name of the Open Graph picture: the page's namespace. */
  preview: string;
  /** Query of a shared address, of which its picture is drawn. */
  choice?: string | undefined;
  /** The page above this one, for the breadcrumbs. */
  parent?: { text: string; href: string };
}

export type TextPageProps = PageAddress & Pick<PatternProps, 'title' | 'lead' | 'tone' | 'image' | 'actions' | 'children'>;

/** A page that informs: its head, and the pattern. */
export function TextPage({ meta, path, preview, choice, parent, ...page }: TextPageProps) {
  return (
    <>
      <Head {...meta} path={path} image={preview} choice={choice} />
      <Pattern {...page} breadcrumbs={useBreadcrumbs(parent, meta.title)} />
    </>
  );
}
