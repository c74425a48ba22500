import { globeGlyph, mailGlyph } from './glyphs.ts';
import { glyph, type Glyph } from './pixels.ts';

/* Drawn for this library, not copied from logos. */

export const xGlyph = /* @__PURE__ */ glyph(`
............
.###.....##.
.####...##..
..#.##..#...
...#.###....
...##.##....
....##.##...
....###.#...
...#..##.#..
..##...####.
.##.....###.
............`);

export const discordGlyph = /* @__PURE__ */ glyph(`
............
...##..##...
..########..
.##########.
.##########.
###..##..###
###..##..###
############
############
.##.####.##.
.##......##.
............`);

export const facebookGlyph = /* @__PURE__ */ glyph(`
............
.....####...
....#####...
....##......
....##......
..#######...
..#######...
....##......
....##......
....##......
....##......
............`);

export const instagramGlyph = /* @__PURE__ */ glyph(`
............
.##########.
.#......#.#.
.#........#.
.#..####..#.
.#..#..#..#.
.#..#..#..#.
.#..####..#.
.#........#.
.#........#.
.##########.
............`);

export const snapchatGlyph = /* @__PURE__ */ glyph(`
....####....
...######...
..##.##.##..
..##.##.##..
..########..
.##########.
..########..
..########..
.##########.
############
##.##..##.##
............`);

export const tiktokGlyph = /* @__PURE__ */ glyph(`
......##....
......##....
......###...
......#####.
......#####.
......##.##.
..######....
.#######....
.##...##....
.##...##....
.#######....
..#####.....`);

export const twitchGlyph = /* @__PURE__ */ glyph(`
............
.##########.
.#........#.
.#..#..#..#.
.#..#..#..#.
.#..#..#..#.
.#........#.
.#.......##.
.#####.###..
....#.##....
....###.....
....##......`);

export const youtubeGlyph = /* @__PURE__ */ glyph(`
............
............
.##########.
############
####.#######
####..######
####...#####
####..######
####.#######
############
.##########.
............`);

export const kickGlyph = /* @__PURE__ */ glyph(`
............
.###...###..
.###..###...
.###.###....
.######.....
.#####......
.#####......
.######.....
.###.###....
.###..###...
.###...###..
............`);

export const linkedinGlyph = /* @__PURE__ */ glyph(`
............
.##.........
.##.........
............
.##.##.###..
.##.#######.
.##.###..##.
.##.##...##.
.##.##...##.
.##.##...##.
.##.##...##.
............`);

/** Icons by channel id; `twitch2` is a second Twitch channel; `ig`, `fb` and `li` are short ids. */
export const socialGlyphs = {
  x: xGlyph,
  discord: discordGlyph,
  facebook: facebookGlyph,
  instagram: instagramGlyph,
  snapchat: snapchatGlyph,
  tiktok: tiktokGlyph,
  twitch: twitchGlyph,
  youtube: youtubeGlyph,
  kick: kickGlyph,
  linkedin: linkedinGlyph,
  twitch2: twitchGlyph,
  ig: instagramGlyph,
  fb: facebookGlyph,
  li: linkedinGlyph,
  email: mailGlyph,
  web: globeGlyph,
} as const;

export type SocialId = keyof typeof socialGlyphs;

const isSocialId = (id: string): id is SocialId => Object.hasOwn(socialGlyphs, id);

export const socialGlyph = (id: string): Glyph => (isSocialId(id) ? socialGlyphs[id] : globeGlyph);
