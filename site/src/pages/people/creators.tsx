import { creators } from '@edition/lists/creators.ts';
import { creatorsListCount, findBySlug, indexOfNick, shownCreators, shownText } from '@tand/festival';
import { Grid } from '@tand/ui';
import { CreatorCard, TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { useParams } from 'react-router-dom';
import { avatarPicture, PageTop, Profiles, useCopy, useLang } from '#app';
import { Unknown } from '../../sections/Unknown.tsx';

/** CREATOR-1, CREATOR-3 */
const listed = shownCreators(creators, creatorsListCount);

const linked = <Text extends { cta: string; href: string }>({ cta, href, ...text }: Text) => ({ ...text, links: [{ text: cta, href }] });

type Entry = (typeof listed)[number];

/** A behaviour scrolls to the focused creator (ROUTE-8). */
export default function CreatorsPage() {
  const { nick } = useParams();
  if (nick === undefined) return <Overview />;
  const focused = listed[indexOfNick(listed, nick)] ?? findBySlug(listed, nick);
  return focused ? <Overview focused={focused} /> : <UnknownCreator />;
}

function Overview({ focused }: { focused?: Entry }) {
  const lang = useLang();
  const copy = useCopy('creators');
  return (
    <>
      <PageTop path="creators" band="pink" scene="scenes/creators" />
      <TitledSection {...headingOf('list', copy('list'))}>
        <Grid element="ul" columns={6} mobileColumns={2} aria-labelledby="list">
          {listed.map(creator => {
            const { nick, image, line, slug } = creator;
            const isFocused = creator === focused;
            return (
              <li key={nick} tabIndex={isFocused ? -1 : undefined} data-part={isFocused ? 'focused' : undefined}>
                <CreatorCard
                  nick={nick}
                  image={avatarPicture(image)}
                  line={shownText(line, lang)}
                  href={slug && `/creators/${slug}`}
                  isFocused={isFocused}
                  aria-current={isFocused || undefined}
                >
                  <Profiles of={creator} label={copy('labels', { name: nick }).channels} />
                </CreatorCard>
              </li>
            );
          })}
        </Grid>
      </TitledSection>
      <TextBand band="blue" texts={withIds({ meet: linked(copy('meet')) })} />
      <TextBand band="yellow" texts={withIds({ become: linked(copy('become')) })} />
    </>
  );
}

function UnknownCreator() {
  return <Unknown {...useCopy('creators')('notFound')} path="creators" image="creators" />;
}
