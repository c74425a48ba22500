import type { Previews } from '@tand/editions/node';
import { KB, type Picture } from '../build/picture.ts';
import { isEmblem, type EmblemName } from '../emblems/emblems.ts';
import type { Palette } from '../labels/ground.ts';
import type { OgPage } from '../og.ts';
import { hash32 } from '../rng.ts';
import { SCENE_TEXTS } from '../gallery.texts.ts';
import type { EditionPictures, NewsCover, PreviewedPage } from './edition.ts';
import { paletteOf, tournamentLook } from './cards.ts';
import { coverLooks } from './news.ts';

/** What a page gets that the edition says nothing of. */
const OTHERWISE: readonly Previews[string][] = [
  ['wasd', 'by'],
  ['pad', 'ry'],
  ['moose', 'gw'],
  ['drawer', 'pr'],
];

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** Emblem and palette of a page's preview: those of a tournament's key art, those that the edition names, or any. */
export function previewLook({ name, entry, look }: Pick<PreviewedPage, 'name' | 'entry' | 'look'>): Pick<OgPage, 'emblem' | 'palette'> {
  const contest = entry?.kind === 'tournament' ? tournamentLook(entry.slug) : undefined;
  if (contest) return contest;
  const [emblem, inks] = look ?? OTHERWISE[hash32(name) % OTHERWISE.length] ?? ['wasd', 'by'];
  if (!isEmblem(emblem)) throw new Error(`The preview of ${name} names no emblem: "${emblem}".`);
  return { emblem, palette: paletteOf(inks) };
}

/** Scenes of pages whose name is not that of their scene. */
const SCENE_OF: Record<string, string> = {
  about: 'venue',
  cosplay: 'cosplay-village',
  tickets: 'tickets',
  ticketsSeatbooking: 'seat-map',
};

/** The scene that a page shows, if it has one: districtTokyoTown, foodKiosks, crew. */
export function sceneOf(page: string): string | undefined {
  const place = kebab(page.replace(/^(district|activity|accommodation|food|tickets)(?=[A-Z])/, ''));
  const names = [`districts/${place}`, `scenes/${SCENE_OF[page] ?? place}`];
  return names.find(name => Object.hasOwn(SCENE_TEXTS, name));
}

const raster = { format: 'png', width: 1200 } as const;

/** The preview of one page in one language: with its own scene, or with an emblem. */
function pagePreview(page: PreviewedPage): Picture {
  const { name, title, lang } = page;
  const scene = sceneOf(name);
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
    (['sv', 'en'] as const).map((lang): Picture => {
      const { emblem = 'match', palette = ['y', 'b'] as const } = looks.get(slug) ?? {};
      return {
        name: `og/news-${slug}-${lang}`,
        module: 'og.ts',
        draw: 'ogPage',
        args: [{ title: headline[lang], lang, emblem, palette } satisfies OgPage],
        raster: { ...raster, colours: 64 },
        budget: 90 * KB,
      };
    }),
  );
}

/** Emblem and palette of the kinds of items. */
const OF_KIND: Record<string, readonly [EmblemName, Palette]> = {
  esport: ['trophy', ['b', 'p']],
  play: ['pad', ['r', 'y']],
  stage: ['stage', ['b', 'y']],
  music: ['speaker', ['p', 'b']],
  talk: ['headset', ['g', 'y']],
  workshop: ['parts', ['y', 'b']],
  cosplay: ['sewing', ['p', 'r']],
  creators: ['booth', ['b', 'y']],
  meeting: ['crowd', ['r', 'y']],
  market: ['gacha', ['p', 'b']],
  food: ['bowl', ['y', 'r']],
  quiet: ['pods', ['y', 'g']],
  practical: ['gate', ['g', 'w']],
};

/** The previews of items in no district: one for each kind, so that an item that comes after the build has one too. */
export const kindPreviews = (kinds: EditionPictures['kinds']): Picture[] =>
  kinds.map(({ kind, title, lang }) => {
    const [emblem, palette] = OF_KIND[kind] ?? ['calendar', ['b', 'y']];
    const args = [{ title, lang, emblem, palette } satisfies OgPage];
    return { name: `og/kind-${kind}-${lang}`, module: 'og.ts', draw: 'ogPage', args, raster: { ...raster, colours: 64 }, budget: 90 * KB };
  });

/** A link preview for each page and language: og/home-sv, og/tickets-en and so on. */
export function previewPictures(pages: readonly PreviewedPage[]): Picture[] {
  const home = (['sv', 'en'] as const).map((lang): Picture => ({
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
