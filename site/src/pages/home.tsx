import { edition } from '@edition/edition.ts';
import {
  countdownTarget,
  creatorsHomeCount,
  festivalPhase,
  newsHomeCount,
  newsTeaser,
  onSoon,
  shownCreators,
  type NewsTeaser,
  type OnNow,
} from '@tand/festival';
import { useHasCome } from '@tand/ui';
import {
  BattlepassSection,
  CountdownSection,
  CreatorsSection,
  DistrictWall,
  NewsSection,
  PartnersSection,
  TitledSection,
  headingOf,
} from '@tand/ui-festival';
import { EndOfFirstScreen } from '@tand/runtime/render';
import { creators } from '@edition/lists/creators.ts';
import {
  avatarPicture,
  districtTiles,
  Head,
  newsCard,
  partnerTiles,
  scenePicture,
  shortDate,
  useBattlepass,
  useCopy,
  useCountdownLabels,
  useLang,
  usePage,
  type LoadContext,
} from '#app';
import { Endings } from '../sections/Endings.tsx';
import { FestivalMap } from '../sections/FestivalMap.tsx';
import { InfoCards, Instagram, Trailer } from '../sections/ofHome.tsx';
import { Opening } from '../sections/Opening.tsx';

interface HomeData {
  news: NewsTeaser[];
  onNow: OnNow[];
}

/** HOME-2, HOME-5 */
export async function load({ api, lang, now }: LoadContext): Promise<HomeData> {
  const news = await api.news();
  const onNow = festivalPhase(edition, now) === 'during' ? onSoon(edition, await api.schedule(), lang, now) : [];
  return { news: news.slice(0, newsHomeCount).map(item => newsTeaser(item, lang)), onNow };
}

/** HOME-2 */
const homeCreators = shownCreators(creators, creatorsHomeCount).map(({ nick, image, slug }) => ({
  nick,
  image: avatarPicture(image),
  href: `/creators/${slug ?? encodeURIComponent(nick)}`,
}));

/** HOME-1 */
export default function HomePage() {
  const { data } = usePage<HomeData>();
  const lang = useLang();
  const copy = useCopy('home');
  const concept = copy('concept');
  return (
    <>
      <Head {...copy('meta')} />
      <Opening onNow={data?.onNow ?? []} />
      <EndOfFirstScreen />
      {/* PARTNER-1 */}
      <PartnersSection
        {...headingOf('partners', copy('partners'))}
        padding="compact"
        hasMarks
        partners={partnerTiles('presenting', 'main', 'supporting')}
      />
      <FestivalMap />
      <News items={data?.news ?? []} />
      <TicketCountdown />
      <Trailer />
      <CreatorsSection {...headingOf('creators', copy('creators'))} padding="compact" heading="end" creators={homeCreators} />
      <TitledSection {...headingOf('districts', concept)} padding="compact">
        <DistrictWall districts={districtTiles(lang)} map={{ text: concept.cta, href: concept.href, image: scenePicture('map') }} />
      </TitledSection>
      <BattlepassSection padding="compact" {...useBattlepass('home')} />
      <InfoCards />
      <Instagram />
      <Endings />
    </>
  );
}

/** HOME-2 */
function News({ items }: { items: readonly NewsTeaser[] }) {
  const lang = useLang();
  const topics: Record<string, string> = useCopy('news')('topics');
  return (
    <NewsSection
      {...headingOf('news', useCopy('home')('news'))}
      padding="compact"
      items={items.map(item => ({ ...newsCard(item, topics, shortDate(item.published, lang)), preview: item.preview }))}
    />
  );
}

/** Hidden after the ticket release (COUNT-3). */
function TicketCountdown() {
  const { headline, label, target, text, cta, href } = useCopy('home')('tickets');
  const labels = useCountdownLabels(label, target);
  const release = countdownTarget(edition, 'ticketRelease');
  if (useHasCome(release)) return null;
  return <CountdownSection title={headline} titleId="release" lead={text} action={{ text: cta, href }} target={release} labels={labels} />;
}
