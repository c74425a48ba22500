import { KB, type Picture } from '../build/picture.ts';
import type { EmblemName } from '../emblems/emblems.ts';
import type { Palette } from '../labels/ground.ts';
import type { OgPage } from '../og.ts';
import { hash32 } from '../rng.ts';
import { SCENE_TEXTS } from '../gallery.texts.ts';
import type { EditionPictures, NewsCover } from './edition.ts';
import { tournamentLook } from './cards.ts';
import { coverLooks } from './news.ts';

/** Emblem and palette of the previews by words in a page's name; the first that matches decides. */
const BY_WORD: readonly (readonly [RegExp, EmblemName, Palette])[] = [
  [/battle/i, 'matchbook', ['b', 'y']],
  [/seat/i, 'setup', ['g', 'y']],
  [/group/i, 'crowd', ['r', 'y']],
  [/ticket/i, 'tickets', ['y', 'b']],
  [/tokyo/i, 'kaiju', ['r', 'y']],
  [/tilted/i, 'tilted', ['g', 'r']],
  [/neon/i, 'neon', ['p', 'k']],
  [/mirage/i, 'palace', ['y', 'b']],
  [/kebnekajsa/i, 'peak', ['y', 'r']],
  [/turbotant/i, 'booth', ['p', 'b']],
  [/streamer|creator/i, 'booth', ['b', 'y']],
  [/rosa/i, 'heli', ['g', 'p']],
  [/quiet|sleeping/i, 'pods', ['y', 'g']],
  [/district|universe/i, 'torii', ['b', 'y']],
  [/camping/i, 'tent', ['g', 'y']],
  [/cabin|accommodation/i, 'tent', ['p', 'r']],
  [/truck/i, 'truck', ['r', 'y']],
  [/lounge|kiosk/i, 'ramen', ['y', 'r']],
  [/food|restaurant/i, 'bowl', ['y', 'r']],
  [/cosplay/i, 'sewing', ['p', 'r']],
  [/arcade/i, 'arcade', ['y', 'b']],
  [/retro|console/i, 'crt', ['g', 'y']],
  [/bazaar/i, 'gacha', ['p', 'b']],
  [/esport|tournament|prize|cs2|dota|lol|pubg|valorant|goals|fortnite|rocket|cod|aoe|geoguessr|ecec/i, 'trophy', ['b', 'p']],
  [/schedule/i, 'calendar', ['b', 'y']],
  [/crew|ambassador/i, 'crew', ['y', 'b']],
  [/contact|press|signup/i, 'maneki', ['b', 'y']],
  [/rules|faq|eventinfo|about/i, 'drawer', ['r', 'y']],
  [/friend/i, 'crowd', ['p', 'b']],
  [/partner/i, 'moose', ['g', 'w']],
  [/notFound|404/i, 'match', ['k', 'y']],
];
const OTHERWISE: readonly (readonly [EmblemName, Palette])[] = [
  ['wasd', ['b', 'y']],
  ['pad', ['r', 'y']],
  ['moose', ['g', 'w']],
  ['drawer', ['p', 'r']],
];

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** Emblem and palette of a page's preview. */
export function previewLook(name: string): Pick<OgPage, 'emblem' | 'palette'> {
  const contest = name.startsWith('tournament') ? tournamentLook(kebab(name.slice('tournament'.length))) : undefined;
  if (contest) return contest;
  const found = BY_WORD.find(([words]) => words.test(name));
  if (found) return { emblem: found[1], palette: found[2] };
  const [emblem, palette] = OTHERWISE[hash32(name) % OTHERWISE.length] ?? OTHERWISE[0] ?? ['wasd', ['b', 'y']];
  return { emblem, palette };
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
function pagePreview({ name, title, lang }: EditionPictures['pages'][number]): Picture {
  const scene = sceneOf(name);
  const look = previewLook(name);
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
export function previewPictures(pages: EditionPictures['pages']): Picture[] {
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
