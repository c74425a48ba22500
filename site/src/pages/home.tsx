import { newsHomeCount } from '@tand/festival';
import { HomePage as Pattern } from '@tand/ui';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { LoadContext } from '../data/page.ts';
import { newsTeaser, type NewsTeaser } from '../data/views.ts';
import { later } from '../app/later.tsx';
import { Opening } from '../sections/home/Opening.tsx';
import { TicketCountdown } from '../sections/home/TicketCountdown.tsx';

/** Home shows the twelve newest items (HOME-2). */
export async function load({ api, lang }: LoadContext): Promise<NewsTeaser[]> {
  const { items } = await api.news();
  return items.slice(0, newsHomeCount).map(item => newsTeaser(item, lang));
}

/** What stands below the opening: none of it costs a phone anything until its visitor comes near. */
const Partners = later(async () => (await import('../sections/home/Partners.tsx')).Partners);
const FestivalMap = later(async () => (await import('../sections/home/FestivalMap.tsx')).FestivalMap);
const News = later(async () => (await import('../sections/home/News.tsx')).News);
const Trailer = later(async () => (await import('../sections/home/Trailer.tsx')).Trailer);
const Creators = later(async () => (await import('../sections/home/Creators.tsx')).Creators);
const Concept = later(async () => (await import('../sections/home/Concept.tsx')).Concept);
const Battlepass = later(async () => (await import('../sections/home/HomeBattlepass.tsx')).HomeBattlepass);
const InfoCards = later(async () => (await import('../sections/home/InfoCards.tsx')).InfoCards);
const Instagram = later(async () => (await import('../sections/home/Instagram.tsx')).Instagram);
const Endings = later(async () => (await import('../sections/home/Endings.tsx')).Endings);
export const parts = [Partners, FestivalMap, News, Trailer, Creators, Concept, Battlepass, InfoCards, Instagram, Endings];

/** Home (HOME-1): sixteen sections; the opening holds the first two, event statement and countdown to doors. */
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
