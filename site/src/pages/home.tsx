import { edition } from '@edition/edition.ts';
import { festivalPhase, newsHomeCount } from '@tand/festival';
import { HomePage as Pattern } from '@tand/ui-festival';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { LoadContext } from '../data/page.ts';
import type { HomeData } from '../data/home.ts';
import { newsTeaser } from '../data/views.ts';
import { island } from '../app/island.tsx';
import { Opening } from '../sections/home/Opening.tsx';
import { TicketCountdown } from '../sections/home/TicketCountdown.tsx';

async function soon(api: LoadContext['api'], lang: LoadContext['lang'], now: number): Promise<HomeData['onNow']> {
  const [schedule, { onSoon }] = await Promise.all([api.schedule(), import('../data/onSoon.ts')]);
  return onSoon(schedule, lang, now);
}

/** The twelve newest articles (HOME-2), and during the festival what is on (HOME-5). */
export async function load({ api, lang, now }: LoadContext): Promise<HomeData> {
  const [{ items }, onNow] = await Promise.all([api.news(), festivalPhase(edition, now) === 'during' ? soon(api, lang, now) : []]);
  return { news: items.slice(0, newsHomeCount).map(item => newsTeaser(item, lang)), onNow };
}

/** Sections with links and pictures only never hydrate; the others do when scrolled near. */
const Partners = island(async () => (await import('../sections/home/Partners.tsx')).Partners, 'never');
const FestivalMap = island(async () => (await import('../sections/home/FestivalMap.tsx')).FestivalMap);
const News = island(async () => (await import('../sections/home/News.tsx')).News);
const Trailer = island(async () => (await import('../sections/home/Trailer.tsx')).Trailer, 'use');
const Creators = island(async () => (await import('../sections/home/Creators.tsx')).Creators, 'never');
const Concept = island(async () => (await import('../sections/home/Concept.tsx')).Concept, 'never');
const Battlepass = island(async () => (await import('../sections/home/HomeBattlepass.tsx')).HomeBattlepass);
const InfoCards = island(async () => (await import('../sections/home/InfoCards.tsx')).InfoCards, 'never');
const Instagram = island(async () => (await import('../sections/home/Instagram.tsx')).Instagram);
const Endings = island(async () => (await import('../sections/home/Endings.tsx')).Endings, 'never');
export const islands = [Partners, FestivalMap, News, Trailer, Creators, Concept, Battlepass, InfoCards, Instagram, Endings];

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
        battlepass={<Battlepass />}
        ways={<InfoCards />}
        instagram={<Instagram />}
        endings={<Endings />}
      />
    </>
  );
}
