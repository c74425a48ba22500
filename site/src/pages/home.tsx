import { newsSlice } from '@tand/festival';
import { BattlepassSection } from '@tand/ui';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import { usePage } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { newsTeaser, type NewsTeaser } from '../data/views.ts';
import { Trailer } from '../sections/home/Trailer.tsx';
import { useBattlepass } from '../sections/useBattlepass.ts';
import { Concept } from '../sections/home/Concept.tsx';
import { Creators } from '../sections/home/Creators.tsx';
import { Contact, Crew, Signup, Social } from '../sections/home/Endings.tsx';
import { FestivalMap } from '../sections/home/FestivalMap.tsx';
import { InfoCards } from '../sections/home/InfoCards.tsx';
import { Instagram } from '../sections/home/Instagram.tsx';
import { News } from '../sections/home/News.tsx';
import { Opening } from '../sections/home/Opening.tsx';
import { Partners } from '../sections/home/Partners.tsx';
import { TicketCountdown } from '../sections/home/TicketCountdown.tsx';

const newsCount = 12;

/** SPEC 2.4 and 9: home shows the twelve newest items. */
export async function load({ api, lang }: LoadContext): Promise<NewsTeaser[]> {
  return newsSlice(await api.news(), newsCount).map(item => newsTeaser(item, lang));
}

/** SPEC 2.4, home: sixteen sections; the opening holds the first two, event statement and countdown to doors. */
export default function HomePage() {
  const { data, ...state } = usePage<NewsTeaser[]>();
  return (
    <>
      <Head {...useCopy('home')('meta')} path="home" image="home" />
      <Opening />
      <Partners />
      <FestivalMap />
      <News items={data} {...state} />
      <TicketCountdown />
      <Trailer />
      <Creators />
      <Concept />
      <BattlepassSection {...useBattlepass('home')} />
      <InfoCards />
      <Instagram />
      <Signup />
      <Crew />
      <Social />
      <Contact />
    </>
  );
}
