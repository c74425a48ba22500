import type { Previews } from '@tand/editions/node';
import { KB, type Picture } from '../build/picture.ts';
import { isEmblem, type EmblemName } from '../emblems/emblems.ts';
import type { OgPage } from '../og.ts';
import { PREVIEW_INKS } from '../og-words.ts';
import { hash32 } from '../rng.ts';
import { SCENE_TEXTS } from '../gallery.texts.ts';
import type { EditionPictures, NewsCover, PreviewedPage } from './edition.ts';
import { pageLook, paletteOf, tournamentLook } from './cards.ts';
import { coverLooks } from './news.ts';

/** Emblems and inks for pages for which the edition names none. */
const OTHERWISE: readonly Previews[string][] = [
  ['wasd', 'by'],
  ['pad', 'ry'],
  ['moose', 'gw'],
  ['drawer', 'pr'],
];

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** Emblem and palette of a page's preview: of its key art or cover, else as the edition names them, else one of `OTHERWISE`. */
export function previewLook({ name, entry, look }: Pick<PreviewedPage, 'name' | 'entry' | 'look'>): Pick<OgPage, 'emblem' | 'palette'> {
  const own = entry?.kind === 'tournament' ? tournamentLook(entry.slug) : pageLook(name);
  if (own) return own;
  const [emblem, inks] = look ?? OTHERWISE[hash32(name) % OTHERWISE.length] ?? ['wasd', 'by'];
  if (!isEmblem(emblem)) throw new Error(`The preview of ${name} names no emblem: "${emblem}".`);
  return { emblem, palette: paletteOf(inks) };
}

/** Scenes of pages that are not named like their scene. */
const SCENE_OF: Record<string, string> = {
  about: 'scenes/venue',
  cosplay: 'scenes/cosplay-village',
  districts: 'map',
  tickets: 'scenes/tickets',
  ticketsSeatbooking: 'scenes/seat-map',
};

/** The scene that a page shows, if it has one: districtTokyoTown, foodKiosks, crew. */
export function sceneOf(page: string): string | undefined {
  const place = kebab(page.replace(/^(district|activity|accommodation|food|tickets)(?=[A-Z])/, ''));
  const names = [SCENE_OF[page] ?? `districts/${place}`, `scenes/${place}`];
  return names.find(name => Object.hasOwn(SCENE_TEXTS, name));
}

const raster = { format: 'png', width: 1200 } as const;

/** The preview of one page in one language: with its own scene, or with an emblem. */
function pagePreview(page: PreviewedPage): Picture {
  const { name, title, lang, entry } = page;
  const scene = entry?.kind === 'district' ? `districts/${entry.slug}` : sceneOf(name);
  const look = previewLook(page);
  if (scene)
    return {
      name: `og/${name}-${lang}`,
      module: 'og-scene.ts',
      draw: 'ogScene',
      args: [{ title, lang, palette: look.palette }, scene],
      raster: { ...raster, colours: 128 },
      budget: 180 * KB,
    };
  const args = [{ title, lang, ...look } satisfies OgPage];
  return { name: `og/${name}-${lang}`, module: 'og.ts', draw: 'ogPage', args, raster: { ...raster, colours: 64 }, budget: 90 * KB };
}

/** The previews of the news: each with the drawing of its own cover and its headline. */
export function newsPreviews(news: readonly NewsCover[]): Picture[] {
  const looks = coverLooks(news);
  return news.flatMap(({ slug, headline }) =>
    Object.entries(headline).map(([lang, title]): Picture => {
      const { emblem = 'match', palette = ['y', 'b'] as const } = looks.get(slug) ?? {};
      return {
        name: `og/news-${slug}-${lang}`,
        module: 'og.ts',
        draw: 'ogPage',
        args: [{ title, lang, emblem, palette } satisfies OgPage],
        raster: { ...raster, colours: 64 },
        budget: 90 * KB,
      };
    }),
  );
}

/** Emblems of the kinds of items. */
const OF_KIND: Record<string, EmblemName> = {
  esport: 'trophy',
  play: 'pad',
  stage: 'stage',
  music: 'speaker',
  talk: 'headset',
  workshop: 'parts',
  cosplay: 'sewing',
  creators: 'booth',
  meeting: 'crowd',
  market: 'gacha',
  food: 'bowl',
  quiet: 'pods',
  practical: 'gate',
};

/**
 * Previews without words for the programme: one of each district, one of each kind for items in no district, and one for all others.
 * The words of an item are added when its preview is requested, so thousands of items cost a build nothing.
 */
export function programmeBlanks({ kinds, districts }: Pick<EditionPictures, 'kinds' | 'districts'>): Picture[] {
  const blue = PREVIEW_INKS.blue;
  const options = { raster: { ...raster, colours: 128 }, budget: 180 * KB };
  const emblems = [['schedule', 'calendar'] as const, ...kinds.map(kind => [`kind-${kind}`, OF_KIND[kind] ?? 'calendar'] as const)];
  return [
    ...districts.map(({ slug, tone }) => ({
      name: `og/blank/${slug}`,
      module: 'og-scene.ts',
      draw: 'ogSceneBlank',
      args: [`districts/${slug}`, PREVIEW_INKS[tone]],
      ...options,
    })),
    ...emblems.map(([name, emblem]) => ({ name: `og/blank/${name}`, module: 'og.ts', draw: 'ogBlank', args: [emblem, blue], ...options })),
  ];
}

/** A link preview for each page and language: og/home-sv, og/tickets-en and so on. */
export function previewPictures({ languages, pages }: Pick<EditionPictures, 'languages' | 'pages'>): Picture[] {
  const home = languages.map((lang): Picture => ({
    name: `og/home-${lang}`,
    module: 'og.ts',
    draw: 'ogHome',
    args: [lang],
    raster: { ...raster, colours: 128 },
    budget: 180 * KB,
  }));
  const others = pages.filter(({ name }) => name !== 'home' && name !== 'common').map(pagePreview);
  return [...home, ...others];
}
