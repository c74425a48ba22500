import { screenData, type ScreenData } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { Island } from '@tand/runtime/islands';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { dayNames, Head, href, noNotices, scenePicture, useCopy, useLang, type LoadContext, type Loaded } from '#app';
import type { ScreenIslandProps } from '../islands/screen.tsx';
import { Unknown } from '../sections/Unknown.tsx';
import { districtOf, placeLook } from '../schedule/looks.ts';
import { qrCode } from '../schedule/qrCode.ts';
import { Served } from '@tand/runtime/render/served';

export async function load({ api, lang, params: { place = '' } }: LoadContext): Promise<ScreenData | null> {
  return screenData(edition, await api.schedule(), place, lang);
}

export default function ScheduleScreenPage() {
  const served = useLoaderData<Loaded<ScreenData>>();
  const lang = useLang();
  const copy = useCopy('schedule');
  const { notices = noNotices } = use(Served);
  if (!served.data) return <Unknown {...copy('screen').notFound} href="/schedule" path="schedule" image="schedule" />;
  const { slug, place } = served.data;
  const { title, description, code: text, codeAlt: alt } = copy('screen', { place: place.name });
  const district = districtOf(place.id);
  const { src, nightSrc, width, height } = scenePicture(district ? `districts/${district.slug}` : 'map');
  const code = qrCode(`${edition.siteUrl}${href(lang, `schedule?place=${place.id}`)}`);
  return (
    <>
      <Head title={title} description={description} path={`schedule/screen/${slug}`} image={`place-${slug}`} isHidden />
      <Island<ScreenIslandProps>
        of="screen"
        on="idle"
        props={{
          slug,
          served,
          notices,
          look: placeLook(place.id),
          scene: { src, width, height },
          nightScene: { src: nightSrc, width, height },
          code: code === undefined ? undefined : { src: code, alt, text },
          days: edition.dates.days.map(({ date }, day) => ({ day, ...dayNames(date, lang) })),
        }}
      />
    </>
  );
}
