import { edition } from '@edition/edition.ts';
import { festivalPhase, newsHomeCount } from '@tand/festival';
import { HomePage as Pattern } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { LoadContext } from '@tand/runtime/data';
import type { HomeData } from '../data/home.ts';
import { newsTeaser } from '../data/views.ts';
import { HomeBattlepass } from '../sections/home/HomeBattlepass.tsx';
import { Concept } from '../sections/home/Concept.tsx';
import { Creators } from '../sections/home/Creators.tsx';
import { Endings } from '../sections/home/Endings.tsx';
import { FestivalMap } from '../sections/home/FestivalMap.tsx';
import { InfoCards } from '../sections/home/InfoCards.tsx';
import { Instagram } from '../sections/home/Instagram.tsx';
import { News } from '../sections/home/News.tsx';
import { Opening } from '../sections/home/Opening.tsx';
import { Partners } from '../sections/home/Partners.tsx';
import { TicketCountdown } from '../sections/home/TicketCountdown.tsx';
import { Trailer } from '../sections/home/Trailer.tsx';

async function soon(api: LoadContext['api'], lang: LoadContext['lang'], now: number): Promise<HomeData['onNow']> {
  const [schedule, { onSoon }] = await Promise.all([api.schedule(), import('../data/onSoon.ts')]);
  return onSoon(schedule, lang, now);
}

/** The twelve newest articles (HOME-2), and during the festival what is on (HOME-5). */
export async function load({ api, lang, now }: LoadContext): Promise<HomeData> {
  const [{ items }, onNow] = await Promise.all([api.news(), festivalPhase(edition, now) === 'during' ? soon(api, lang, now) : []]);
  return { news: items.slice(0, newsHomeCount).map(item => newsTeaser(item, lang)), onNow };
}

/** HOME-1 */
export default function HomePage() {
  return (
    <>
      <Head {...useCopy('home')('meta')} path="home" image="home" />
      <Pattern
        opening={<Opening />}
        partners={<Partners />}
        map={<FestivalMap />}
        news={<News />}
        tickets={<TicketCountdown />}
        trailer={<Trailer />}
        creators={<Creators />}
        concept={<Concept />}
        battlepass={<HomeBattlepass />}
        ways={<InfoCards />}
        instagram={<Instagram />}
        endings={<Endings />}
      />
    </>
  );
}
