import { edition } from '@edition/edition.ts';
import {
  countdownTarget,
  creatorsHomeCount,
  festivalPhase,
  instantToLocal,
  isoWithOffset,
  newsHomeCount,
  newsTeaser,
  onNowIn,
  onSoon,
  shownCreators,
  type NewsTeaser,
  type OnNow,
} from '@tand/festival';
import { districts } from '@edition/lists/districts.ts';
import { Button, Grid, ImageCarousel, InfoCard, Picture, SocialLinks, ThemeScope, VideoEmbed, clockIn, useHasCome } from '@tand/ui';
import {
  BattlepassSection,
  Closing,
  CountdownSection,
  CreatorsSection,
  DistrictMap,
  DistrictWall,
  HomeHero,
  NewsSection,
  PartnersSection,
  TitledSection,
  type DistrictMapPlace,
  type PartnersSectionWall,
} from '@tand/ui-festival';
import map from 'virtual:map';
import { useTranslation } from 'react-i18next';
import { creators } from '@edition/lists/creators.ts';
import { infoCards } from '@edition/lists/infoCards.ts';
import { instagram } from '@edition/lists/instagram.ts';
import {
  Head,
  avatarPicture,
  coverPicture,
  districtTiles,
  partnerTiles,
  scenePicture,
  shortDate,
  useBattlepass,
  useBox,
  useCarouselLabels,
  useCopy,
  useCountdownLabels,
  useFestivalTime,
  useLang,
  usePage,
  type LoadContext,
} from '#app';

interface HomeData {
  news: NewsTeaser[];
  onNow: OnNow[];
}

/** The twelve newest articles (HOME-2), and during the festival what is on (HOME-5). */
export async function load({ api, lang, now }: LoadContext): Promise<HomeData> {
  const { items } = await api.news();
  const onNow = festivalPhase(edition, now) === 'during' ? onSoon(edition, await api.schedule(), lang, now) : [];
  return { news: items.slice(0, newsHomeCount).map(item => newsTeaser(item, lang)), onNow };
}

/** HOME-1 */
export default function HomePage() {
  return (
    <>
      <Head {...useCopy('home')('meta')} />
      <Opening />
      <Partners />
      <FestivalMap />
      <News />
      <TicketCountdown />
      <Trailer />
      <Creators />
      <Concept />
      <BattlepassSection padding="compact" {...useBattlepass('home')} />
      <InfoCards />
      <Instagram />
      <Endings />
    </>
  );
}

/** Maximum of places in the striker. */
const PLACES = 4;
const city = '/universe/districts';
const placeColors = new Map(districts.map(({ location, color }) => [location, color]));

/** HOME-1, HOME-5. After the doors open it shows what is on or a call to action, after the festival another (COUNT-2). */
function Opening() {
  const copy = useCopy('home');
  const lang = useLang();
  const now = useFestivalTime();
  const { date, motion } = copy('hero');
  const { label, target, during, after } = copy('doors');
  const { moment, lines, pull, hero } = useBox();
  const phase = festivalPhase(edition, now);
  const { headline, cta, href: to } = useCopy('common')('phases')[phase];
  const { cta: actionText, ...said } = phase === 'after' ? after : during;
  const labels = useCountdownLabels(label, target);
  const { data } = usePage<HomeData>();
  const running = moment.name === 'during' ? onNowIn(data?.onNow ?? [], now, PLACES) : [];
  const { label: onNowLabel, until } = copy('onNow');
  const opening = (
    <HomeHero
      lines={lines}
      date={date}
      // Not repeated when it equals the heading.
      phase={lines.join(' ') === headline ? undefined : headline}
      action={{ text: cta, href: to }}
      pull={{ ...pull, href: city }}
      {...hero}
      labels={motion}
      onNow={{
        label: onNowLabel,
        items: running.map(({ slug, title, place, location, end }) => ({
          title,
          href: `/schedule/${encodeURIComponent(slug)}`,
          place,
          color: placeColors.get(location),
          until: {
            dateTime: isoWithOffset(end, edition.timeZone),
            text: until.replace('{time}', clockIn(instantToLocal(end, edition.timeZone).slice(11, 16), lang)),
          },
        })),
      }}
      countdown={{ target: countdownTarget(edition, 'doorsOpen'), labels, over: { ...said, actionText } }}
    >
      {copy('preamble')}
    </HomeHero>
  );
  return moment.name === 'during' && moment.isNight ? <ThemeScope theme="night">{opening}</ThemeScope> : opening;
}

const walls: readonly PartnersSectionWall[] = [
  { id: 'shown', columns: 6, hasMarks: true, partners: partnerTiles('presenting', 'main', 'supporting') },
];

/** PARTNER-1 */
function Partners() {
  const { headline, preamble, cta, href } = useCopy('home')('partners');
  return <PartnersSection padding="compact" title={headline} titleId="partners" lead={preamble} more={{ text: cta, href }} walls={walls} />;
}

const anchors = new Map(map.districts.map(({ slug, ...anchor }) => [slug, anchor]));

function FestivalMap() {
  const lang = useLang();
  const { headline, preamble, imageAlt, listLabel, cta, href } = useCopy('home')('map');
  const places = districts.flatMap(({ slug, name, number, color }): DistrictMapPlace[] => {
    const anchor = anchors.get(slug);
    const own = { id: slug, name: name[lang], number, href: `/universe/districts/${slug}`, band: color, lit: scenePicture(`map/${slug}`) };
    return anchor ? [{ ...own, ...anchor }] : [];
  });
  return (
    <TitledSection band="wood" padding="compact" heading="over" title={headline} titleId="map" lead={preamble} more={{ text: cta, href }}>
      <DistrictMap image={{ ...scenePicture('map'), alt: imageAlt }} places={places} labels={{ list: listLabel }} />
    </TitledSection>
  );
}

/** HOME-2 */
function News() {
  const { data } = usePage<HomeData>();
  const items = data?.news ?? null;
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('news');
  const topics: Record<string, string> = useCopy('news')('topics');
  return (
    <NewsSection
      padding="compact"
      title={headline}
      titleId="news"
      lead={preamble}
      more={{ text: cta, href }}
      items={
        items &&
        items.map(({ slug, title, preview, image, topic, published }) => ({
          href: `/news/${slug}`,
          title,
          preview,
          image: coverPicture(image),
          category: topics[topic],
          date: { dateTime: published, text: shortDate(published, lang) },
        }))
      }
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

const rows = scenePicture('districts/quiet-lan');

function Trailer() {
  const { t } = useTranslation('common');
  const { headline, preamble, title, play } = useCopy('home')('trailer');
  const { trailer, trailerEmbed } = edition.links;
  return (
    <TitledSection band="night" padding="compact" heading="start" title={headline} titleId="trailer" lead={preamble}>
      <VideoEmbed
        title={title}
        src={trailerEmbed}
        href={trailer}
        poster={<Picture src={rows.nightSrc} width={rows.width} height={rows.height} alt="" />}
        labels={{ newTab: t('newTab'), load: play, notice: t('embed.notice', { host: new URL(trailer).host }), direct: t('embed.direct') }}
      />
    </TitledSection>
  );
}

/** HOME-2 */
const homeCreators = shownCreators(creators, creatorsHomeCount).map(({ nick, image, slug }) => ({
  nick,
  image: avatarPicture(image),
  href: `/creators/${slug ?? encodeURIComponent(nick)}`,
}));

function Creators() {
  const { headline, preamble, cta, href } = useCopy('home')('creators');
  return (
    <CreatorsSection
      padding="compact"
      heading="end"
      title={headline}
      titleId="creators"
      lead={preamble}
      more={{ text: cta, href }}
      creators={homeCreators}
    />
  );
}

function Concept() {
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('concept');
  const more = { text: cta, href };
  return (
    <TitledSection padding="compact" title={headline} titleId="districts" lead={preamble} more={more}>
      <DistrictWall districts={districtTiles(lang)} map={{ ...more, image: scenePicture('map') }} />
    </TitledSection>
  );
}

function InfoCards() {
  const lang = useLang();
  return (
    <TitledSection band="wood" padding="compact" title={useCopy('home')('infoCards').headline} titleId="ways">
      <Grid element="ul" columns={5}>
        {infoCards.map(({ slug, image, headline, text, cta, href }) => (
          <li key={slug}>
            <InfoCard
              mobileLayout="row"
              title={headline[lang]}
              href={href}
              actionText={cta[lang]}
              image={{ src: image, width: 800, height: 600 }}
            >
              {text[lang]}
            </InfoCard>
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}

function Instagram() {
  const lang = useLang();
  const labels = useCarouselLabels();
  const { headline, preamble, label, cta } = useCopy('home')('instagram');
  return (
    <TitledSection
      band="teal"
      padding="compact"
      title={headline}
      titleId="instagram"
      lead={preamble}
      more={{ text: cta, href: edition.links.instagram, isExternal: true }}
    >
      <ImageCarousel
        label={label}
        labels={labels}
        images={instagram.map(({ image, alt }) => ({ src: image, alt: alt[lang], width: 400, height: 400 }))}
      />
    </TitledSection>
  );
}

function Endings() {
  const { t } = useTranslation('common');
  const copy = useCopy('home');
  const ask = (titleId: 'signup' | 'crew' | 'contact') => {
    const { headline, text, cta, href } = copy(titleId);
    const actions = (
      <Button href={href} variant={titleId === 'contact' ? 'secondary' : undefined}>
        {cta}
      </Button>
    );
    return { title: headline, titleId, text, actions };
  };
  const social = copy('social');
  return (
    <Closing
      image={scenePicture('scenes/venue')}
      items={[
        ask('signup'),
        ask('crew'),
        {
          title: social.headline,
          titleId: 'social',
          text: social.text,
          actions: (
            <SocialLinks
              profiles={edition.social.map(({ id, label, url }) => ({ id, text: label, href: url }))}
              labels={{ list: t('social.label'), newTab: t('newTab') }}
            />
          ),
        },
        ask('contact'),
      ]}
    />
  );
}
