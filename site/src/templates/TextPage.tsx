import { TextPage as Pattern, type TextPageProps as PatternProps } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export interface PageAddress {
  meta: { title: string; description: string; keywords: string };
  /** Path below the language. */
  path: string;
  /** Name of the Open Graph picture: the page's namespace. */
  preview: string;
  /** Query of a shared address, for which its picture is drawn. */
  choice?: string | undefined;
  parent?: { text: string; href: string };
}

export type TextPageProps = PageAddress & Pick<PatternProps, 'title' | 'lead' | 'tone' | 'image' | 'actions' | 'children'>;

export function TextPage({ meta, path, preview, choice, parent, ...page }: TextPageProps) {
  return (
    <>
      <Head {...meta} path={path} image={preview} choice={choice} />
      <Pattern {...page} breadcrumbs={useBreadcrumbs(parent, meta.title)} />
    </>
  );
}
