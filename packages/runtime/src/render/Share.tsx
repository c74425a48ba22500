import { Button, copyGlyph, Heading, Icon, shareGlyph, SocialLinks, Stack } from '@tand/ui';

export interface ShareProps {
  url: string;
  title: string;
  texts: Record<'headline' | 'list' | 'native' | 'copy' | 'copied' | 'failed' | 'mail', string>;
  /** Text after links that open a new tab. */
  newTab: string;
}

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** Nothing is requested from these services before a click. */
const targets = (url: string, title: string, mail: string) => [
  { id: 'facebook', text: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
  { id: 'x', text: 'X', href: `https://x.com/intent/post?${query({ text: title, url })}` },
  { id: 'linkedin', text: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  { id: 'email', text: mail, href: `mailto:?${query({ subject: title, body: url })}` },
];

export const Share = ({ url, title, texts, newTab }: ShareProps) => (
  <section
    aria-labelledby="share"
    data-print="hidden"
    data-share={url}
    data-title={title}
    data-copied={texts.copied}
    data-failed={texts.failed}
  >
    <Stack gap={4}>
      <Heading level={2} size="subheading" id="share">
        {texts.headline}
      </Heading>
      <Stack direction="row" gap={4} align="center">
        <Button variant="secondary" size="small" data-share-by="sheet" hidden>
          <Icon glyph={shareGlyph} size="small" /> {texts.native}
        </Button>
        <Button variant="secondary" size="small" data-share-by="copy" hidden>
          <Icon glyph={copyGlyph} size="small" /> {texts.copy}
        </Button>
        <SocialLinks profiles={targets(url, title, texts.mail)} labels={{ list: texts.list, newTab }} />
      </Stack>
      <p role="status" />
    </Stack>
  </section>
);
