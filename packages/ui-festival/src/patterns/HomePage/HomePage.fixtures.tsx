import type { StoryWords } from '../../test/localized.tsx';
import { Grid } from '@tand/ui/foundations/Grid';
import { carouselImages, carouselLabels } from '../../test/parts.ts';
import { DistrictMap } from '../../components/DistrictMap/index.ts';
import { image, places } from '../../components/DistrictMap/DistrictMap.fixtures.ts';
import { ImageCarousel } from '@tand/ui/components/ImageCarousel';
import { InfoCard } from '@tand/ui/components/InfoCard';
import { VideoEmbed } from '@tand/ui/components/VideoEmbed';
import { words as battlepass } from '../BattlepassSection/BattlepassSection.fixtures.ts';
import { BattlepassSection } from '../BattlepassSection/index.ts';
import { data as closing, words as closingWords } from '../Closing/Closing.fixtures.tsx';
import { Closing } from '../Closing/index.ts';
import { data as creators, words as creatorWords } from '../CreatorsSection/CreatorsSection.fixtures.ts';
import { CreatorsSection } from '../CreatorsSection/index.ts';
import { data as wall, words as wallWords } from '../DistrictWall/DistrictWall.fixtures.ts';
import { DistrictWall } from '../DistrictWall/index.ts';
import { words as hero } from '../HomeHero/HomeHero.fixtures.ts';
import { HomeHero } from '../HomeHero/index.ts';
import { words as news } from '../NewsSection/NewsSection.fixtures.ts';
import { NewsSection } from '../NewsSection/index.ts';
import { data as partners, words as partnerWords } from '../PartnersSection/PartnersSection.fixtures.ts';
import { PartnersSection } from '../PartnersSection/index.ts';
import { TitledSection } from '../TitledSection/index.ts';
import type { HomePageProps } from './HomePage.tsx';

const ways = [
  [
    'crew',
    'Crew',
    'Bygg festivalen inifrån, i tröja med ditt namn på.',
    'The crew',
    'Build the festival from the inside, in a shirt with your name on.',
  ],
  ['esports', 'Esport', 'Från proffsens final till kompisens första.', 'Esports', 'From the pros’ final to your friend’s first.'],
  ['activities', 'Aktiviteter', 'Arkad, cosplay och brädspel.', 'Activities', 'Arcade, cosplay and board games.'],
  ['food', 'Mat', 'En gryta som puttrar klockan tre.', 'Food', 'A stew that simmers at three.'],
  ['creators', 'Kreatörer', 'Ansikten du sett i mobilen.', 'Creators', 'Faces you know from your phone.'],
] as const;

interface Texts {
  map: [title: string, lead: string, list: string];
  trailer: [title: string, lead: string, play: string];
  concept: [title: string, lead: string];
  ways: string;
  instagram: [title: string, lead: string, label: string];
  newTab: string;
}

function pageIn(lang: 'sv' | 'en', texts: Texts): HomePageProps {
  return {
    opening: <HomeHero {...hero.sv} {...hero[lang]} />,
    partners: <PartnersSection {...partners} {...partnerWords.sv} {...partnerWords[lang]} />,
    map: (
      <TitledSection tone="wood" heading="over" title={texts.map[0]} titleId="map" lead={texts.map[1]}>
        <DistrictMap image={image[lang]} places={places} labels={{ list: texts.map[2] }} />
      </TitledSection>
    ),
    news: <NewsSection {...news.sv} {...news[lang]} />,
    trailer: (
      <TitledSection tone="night" heading="start" title={texts.trailer[0]} titleId="trailer" lead={texts.trailer[1]}>
        <VideoEmbed
          title={texts.trailer[0]}
          src="https://www.youtube-nocookie.com/embed/"
          href="https://www.youtube.com/"
          labels={{ load: texts.trailer[2], notice: 'www.youtube.com', direct: 'YouTube', newTab: texts.newTab }}
        />
      </TitledSection>
    ),
    creators: <CreatorsSection heading="end" {...creators} {...creatorWords.sv} {...creatorWords[lang]} />,
    concept: (
      <TitledSection title={texts.concept[0]} titleId="districts" lead={texts.concept[1]} more={wallWords[lang].map}>
        <DistrictWall {...wall} {...wallWords[lang]} />
      </TitledSection>
    ),
    battlepass: <BattlepassSection {...battlepass.sv} {...battlepass[lang]} />,
    ways: (
      <TitledSection tone="wood" title={texts.ways} titleId="ways">
        <Grid element="ul" columns={5}>
          {ways.map(([id, sv, svText, en, enText]) => (
            <li key={id}>
              <InfoCard
                title={lang === 'sv' ? sv : en}
                href={`/${id}`}
                image={{ src: `/img/cards/${id}.svg`, width: 800, height: 600 }}
                mobileLayout="row"
              >
                {lang === 'sv' ? svText : enText}
              </InfoCard>
            </li>
          ))}
        </Grid>
      </TitledSection>
    ),
    instagram: (
      <TitledSection tone="teal" title={texts.instagram[0]} titleId="instagram" lead={texts.instagram[1]}>
        <ImageCarousel label={texts.instagram[2]} labels={carouselLabels[lang]} images={carouselImages[lang]} />
      </TitledSection>
    ),
    endings: <Closing {...closing} {...closingWords[lang]} />,
  };
}

export const words = {
  sv: pageIn('sv', {
    map: [
      'Hela hallen på en karta',
      'Åtta minuter från ände till ände. Räkna med fyrtio, för du kommer att stanna på vägen.',
      'Stadsdelarna på kartan',
    ],
    trailer: ['Så låter 3 000 tangentbord', 'Två minuter från förra årets golv.', 'Spela filmen'],
    concept: ['Sju stadsdelar', 'Varje del av hallen är en ask för sig. Dra ut lådan och se vad som väntar.'],
    ways: 'Välj din väg in',
    instagram: ['Från golvet', 'Tagga oss, så kanske du hamnar här. Kammat hår är inget krav.', 'Bilder från Instagram'],
    newTab: 'öppnas i ny flik',
  }),
  en: pageIn('en', {
    map: [
      'The whole hall on one map',
      'Eight minutes from end to end. Allow forty, because you will stop on the way.',
      'The districts on the map',
    ],
    trailer: ['What 3,000 keyboards sound like', 'Two minutes from last year’s floor.', 'Play the film'],
    concept: ['Seven districts', 'Each part of the hall is a box of its own. Slide out the drawer and see what’s waiting.'],
    ways: 'Pick your way in',
    instagram: ['From the floor', 'Tag us and you might end up here. Combed hair not required.', 'Pictures from Instagram'],
    newTab: 'opens in a new tab',
  }),
} satisfies StoryWords<HomePageProps>;
