import { newsSlice } from '@tand/festival';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { LoadContext } from '../data/page.ts';
import { newsTeaser, type NewsTeaser } from '../data/views.ts';
import { later, type Later } from '../app/later.tsx';
import { Opening } from '../sections/home/Opening.tsx';
import { TicketCountdown } from '../sections/home/TicketCountdown.tsx';

const newsCount = 12;

/** SPEC 2.4 and 9: home shows the twelve newest items. */
export async function load({ api, lang }: LoadContext): Promise<NewsTeaser[]> {
  return newsSlice(await api.news(), newsCount).map(item => newsTeaser(item, lang));
}

/** What stands below the opening: none of it costs a phone anything until its visitor comes near. */
const above = [
  later(async () => (await import('../sections/home/Partners.tsx')).Partners),
  later(async () => (await import('../sections/home/FestivalMap.tsx')).FestivalMap),
  later(async () => (await import('../sections/home/News.tsx')).News),
] as const;
const below = [
  later(async () => (await import('../sections/home/Trailer.tsx')).Trailer),
  later(async () => (await import('../sections/home/Creators.tsx')).Creators),
  later(async () => (await import('../sections/home/Concept.tsx')).Concept),
  later(async () => (await import('../sections/home/HomeBattlepass.tsx')).HomeBattlepass),
  later(async () => (await import('../sections/home/InfoCards.tsx')).InfoCards),
  later(async () => (await import('../sections/home/Instagram.tsx')).Instagram),
  later(async () => (await import('../sections/home/Endings.tsx')).Endings),
] as const;
export const parts = [...above, ...below];

/** SPEC 2.4, home: sixteen sections; the opening holds the first two, event statement and countdown to doors. */
export default function HomePage() {
  return (
    <>
      <Head {...useCopy('home')('meta')} path="home" image="home" />
      <Opening />
      {above.map(shown)}
      <TicketCountdown />
      {below.map(shown)}
    </>
  );
}

// oxlint-disable-next-line react/no-array-index-key -- the order is the page's own
const shown = (Part: Later, index: number) => <Part key={index} />;
