import { edition } from '@edition/edition.ts';
import { Button, copyGlyph, Heading, Icon, shareGlyph, SocialLinks, Stack } from '@tand/ui';
import { useState, useSyncExternalStore } from 'react';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { href } from '../../href.ts';
import { shareTargets } from './shareTargets.ts';

export interface ShareProps {
  slug: string;
  title: string;
}

const never = () => () => {};
const useHasShareSheet = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
/** The clipboard needs script, so its button is rendered after hydration. */
const useHasClipboard = () =>
  useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );

export function Share({ slug, title }: ShareProps) {
  const lang = useLang();
  const copy = useCopy('news')('article').share;
  const newTab = useCopy('common')('newTab');
  const hasSheet = useHasShareSheet();
  const hasClipboard = useHasClipboard();
  const [said, setSaid] = useState('');
  const url = edition.siteUrl + href(lang, `news/${slug}`);
  const copyLink = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.failed),
    );
  return (
    <section aria-labelledby="share" data-print="hidden">
      <Stack gap={4}>
        <Heading level={2} size="subheading" id="share">
          {copy.headline}
        </Heading>
        <Stack direction="row" gap={4} align="center">
          {hasSheet && (
            <Button variant="neutral" size="small" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
              <Icon glyph={shareGlyph} size="small" /> {copy.native}
            </Button>
          )}
          {hasClipboard && (
            <Button variant="neutral" size="small" onClick={() => void copyLink()}>
              <Icon glyph={copyGlyph} size="small" /> {copy.copy}
            </Button>
          )}
          <SocialLinks profiles={shareTargets({ url, title, mail: copy.mail })} labels={{ list: copy.list, newTab }} />
        </Stack>
        <p role="status">{said}</p>
      </Stack>
    </section>
  );
}
