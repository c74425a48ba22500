import { edition } from '@edition/edition.ts';
import { Card, EmailLink, Grid, Heading, Stack, Text } from '@tand/ui';
import { RichText, TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, PhaseAction, SiteProfiles, useCopy } from '#app';

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
    <>
      <PageTop />
      <TitledSection title={headline} titleId="roles" lead={hint}>
        <Grid element="ul" isFilled>
          {items.map(({ role, headline: subject, name, text }) => (
            <Card key={role} element="li">
              <Stack gap={3}>
                <Heading level={3}>{subject}</Heading>
                <Text>
                  <RichText>{text}</RichText>
                </Text>
                <EmailLink address={emails[role] ?? edition.emails.info}>{common('email', { name }).write}</EmailLink>
              </Stack>
            </Card>
          ))}
        </Grid>
      </TitledSection>
      <TextBand band="blue" texts={withIds({ chat: { ...chat, children: <PhaseAction text={cta} href={href} variant="ghost" /> } })} />
      <TitledSection {...headingOf('social', social)} band="wood">
        <SiteProfiles hasNames />
      </TitledSection>
      <TextBand
        layout="columns"
        texts={withIds({
          before: { headline: before.headline, paragraphs: [before.text], links: before.links },
          post: { headline: post.headline, paragraphs: [post.text] },
        })}
      />
    </>
  );
}
