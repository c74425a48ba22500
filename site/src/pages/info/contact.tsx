import { edition } from '@edition/edition.ts';
import { Card, EmailLink, Grid, Heading, Section, SectionHeader, SocialLinks, Stack, Text } from '@tand/ui';
import { coverPicture } from '../../app/pictures.ts';
import { Rich } from '../../app/Rich.tsx';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton, CopyLinks } from '../../templates/CopyLinks.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

const emails: Readonly<Record<string, string>> = edition.emails;

/** INFO-2 */
export default function ContactPage() {
  const copy = useCopy('contact');
  const common = useCopy('common');
  const { headline, hint, items } = copy('roles');
  const { cta, href, ...chat } = copy('chat');
  const social = copy('social');
  const before = copy('before');
  const post = copy('post');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="contact"
      preview="contact"
      image={{ ...coverPicture('/img/pages/contact.svg'), alt: '' }}
    >
      <Section aria-labelledby="roles">
        <SectionHeader title={headline} titleId="roles" lead={hint} />
        <Grid element="ul" isFilled>
          {items.map(({ role, headline: subject, name, text }) => (
            <Card key={role} element="li">
              <Stack gap={3}>
                <Heading level={3}>{subject}</Heading>
                <Text>
                  <Rich>{text}</Rich>
                </Text>
                <EmailLink address={emails[role] ?? edition.emails.info}>{common('email', { name }).write}</EmailLink>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section tone="blue">
        <TextSection id="chat" {...chat} isSplit>
          <p>
            <CopyButton text={cta} href={href} variant="paper" />
          </p>
        </TextSection>
      </Section>
      <Section tone="wood" aria-labelledby="social">
        <SectionHeader title={social.headline} titleId="social" lead={social.text} />
        <SocialLinks
          variant="names"
          profiles={edition.social.map(({ id, label, url }) => ({ id, text: label, href: url }))}
          labels={{ list: common('social').label, newTab: common('newTab') }}
        />
      </Section>
      <Section>
        <Grid columns={2} gap="loose">
          <TextSection id="before" headline={before.headline} paragraphs={[before.text]}>
            <CopyLinks links={before.links} />
          </TextSection>
          <TextSection id="post" headline={post.headline} paragraphs={[post.text]} />
        </Grid>
      </Section>
    </TextPage>
  );
}
