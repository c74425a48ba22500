import { friends } from '@edition/lists/friends.ts';
import { CallToAction, Grid, InfoCard, Section, SectionHeader } from '@tand/ui';
import { PageHeader, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, pagePicture, useCopy, useLang } from '#app';

/** INFO-5 */
export default function FriendsPage() {
  const copy = useCopy('friends');
  const lang = useLang();
  const list = copy('list');
  const become = copy('become');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader title={copy('headline')} lead={copy('preamble')} image={pagePicture('friends')} />
      <Section aria-labelledby="friends">
        <SectionHeader title={list.headline} titleId="friends" />
        <Grid element="ul" columns={4} aria-label={list.label}>
          {friends.map(({ slug, name, image, url, place, line }) => {
            const { logoAlt, visit } = copy('list', { name });
            return (
              <li key={slug}>
                <InfoCard
                  title={name}
                  href={url}
                  isExternal
                  image={{ src: image, width: 640, height: 480, alt: logoAlt }}
                  kicker={place[lang]}
                  actionText={visit}
                >
                  {line[lang]}
                </InfoCard>
              </li>
            );
          })}
        </Grid>
      </Section>
      <Section band="wood">
        <TextSection id="why" isSplit {...copy('why')} />
      </Section>
      <CallToAction
        band="blue"
        title={become.headline}
        titleId="become"
        actions={<PhaseButton text={become.cta} href={become.href} variant="ghost" />}
      >
        {become.text}
      </CallToAction>
    </>
  );
}
