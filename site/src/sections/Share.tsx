import { edition } from '@edition/edition.ts';
import { Button, copyGlyph, Heading, Icon, shareGlyph, SocialLinks, Stack } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { attachShare } from '@tand/runtime/behaviours';
import { href, useCopy, useLang } from '#app';
import { shareTargets } from './shareTargets.ts';

export interface ShareProps {
  slug: string;
  title: string;
}

/** Links to share an article; script adds the share sheet and the copying of its address. */
export function Share({ slug, title }: ShareProps) {
  const lang = useLang();
  const copy = useCopy('news')('article').share;
  const newTab = useCopy('common')('newTab');
  const url = edition.siteUrl + href(lang, `news/${slug}`);
  const root = useRef<HTMLElement>(null);
  useEffect(() => attachShare(root.current!), []);
  return (
    <section
      aria-labelledby="share"
      ref={root}
      data-print="hidden"
      data-share={url}
      data-title={title}
      data-copied={copy.copied}
      data-failed={copy.failed}
    >
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="share">
          {copy.headline}
        </Heading>
        <Stack direction="row" gap={4} align="center">
          <Button variant="secondary" size="small" data-share-by="sheet" hidden>
            <Icon glyph={shareGlyph} size="small" /> {copy.native}
          </Button>
          <Button variant="secondary" size="small" data-share-by="copy" hidden>
            <Icon glyph={copyGlyph} size="small" /> {copy.copy}
          </Button>
          <SocialLinks profiles={shareTargets({ url, title, mail: copy.mail })} labels={{ list: copy.list, newTab }} />
        </Stack>
        <p role="status" />
      </Stack>
    </section>
  );
}
