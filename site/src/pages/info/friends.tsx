import { friends } from '@edition/lists/friends.ts';
import { CallToAction, Grid, InfoCard, Section, SectionHeader } from '@tand/ui';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** INFO-5 */
export default function FriendsPage() {
  const copy = useCopy('friends');
  const lang = useLang();
  const list = copy('list');
  const become = copy('become');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="friends"
      preview="friends"
      image={pagePicture('friends')}
    >
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
      <Section tone="wood">
        <TextSection id="why" isSplit {...copy('why')} />
      </Section>
      <CallToAction
        tone="blue"
        title={become.headline}
        titleId="become"
        actions={<CopyButton text={become.cta} href={become.href} variant="paper" />}
      >
        {become.text}
      </CallToAction>
    </TextPage>
  );
}
