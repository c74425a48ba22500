import { friends } from '@edition/lists/friends.ts';
import { InfoCard } from '@tand/ui';
import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { CardGrid, PageTop, PhaseCallToAction, shownText, useCopy, useLang } from '#app';

/** INFO-5 */
export default function FriendsPage() {
  const copy = useCopy('friends');
  const lang = useLang();
  const list = copy('list');
  return (
    <>
      <PageTop />
      <TitledSection {...headingOf('friends', list)}>
        <CardGrid columns={4} aria-label={list.label}>
          {friends.map(({ slug, name, image, url, place, line }) => {
            const { logoAlt, visit } = copy('list', { name });
            return (
              <InfoCard
                key={slug}
                title={name}
                href={url}
                isExternal
                image={{ src: image, width: 640, height: 480, alt: logoAlt }}
                kicker={shownText(place, lang)}
                actionText={visit}
              >
                {shownText(line, lang)}
              </InfoCard>
            );
          })}
        </CardGrid>
      </TitledSection>
      <TextBand band="wood" texts={withIds({ why: copy('why') })} />
      <PhaseCallToAction id="become" {...copy('become')} band="blue" variant="ghost" />
    </>
  );
}
