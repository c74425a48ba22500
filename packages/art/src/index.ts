/**
 * @tand/art: the illustration kit. Everything here is pure and runs in a browser as well: draw a `Scene`, give it to
 * `svg()`, show the string. The build that writes the files is `npm run build -w @tand/art`; see README.md.
 */

// The scene and how it becomes a picture.
export { Scene, type BoxOptions, type Decor, type Paint } from './scene.ts';
export { svg, wrap, prefixIds, type Box, type SvgOptions } from './svg.ts';
export { at3, LIFT, origin, project, raised, UNIT, type Point, type Point3 } from './iso.ts';
export { Face, leftFace, rightFace, topFace, type Rect } from './face.ts';
export { rng, type Rng } from './rng.ts';
export { FONT, fitWidth } from './type.ts';

// Colours.
export {
  CONTOUR,
  HAIR,
  INKS,
  LIGHTS,
  LINE,
  NIGHT_INKS,
  PAPER,
  SKIN,
  WHITE,
  type Ink,
  type Light,
  type Mode,
  type Tones,
} from './palette.ts';
export { POOLS, UNLIT } from './night/inks.ts';

// People and things in scenes.
export { crowdPlacer, people, person, type PersonOptions } from './people/person.ts';
export { POSES, type Pose } from './people/poses.ts';
export { HAIRS, type Hair } from './people/hair.ts';
export * from './props/index.ts';

// Drawers, labels, emblems, portraits.
export { drawer, type DrawerOptions } from './scenes/drawer.ts';
export { placeBox, type PlaceBox } from './places/box.ts';
export { EMBLEMS, type EmblemName } from './emblems/emblems.ts';
export { bareEmblem } from './labels/bare.ts';
export { cover, type CoverLook } from './labels/cover.ts';
export { label, type LabelLook } from './labels/label.ts';
export { avatar } from './avatar/avatar.ts';
export { wordmark, wordmarkMono, ON_DARK, ON_PAPER, ON_YELLOW } from './brand/wordmark.ts';

// Lists of primitives, scenes and districts.
export { PRIMITIVES, type Primitive } from './primitives.ts';
export { drawScene, pictureSize, scenePath, SCENES, type GalleryScene } from './gallery.ts';
export type { Localized, SceneName, SceneText } from './gallery.texts.ts';
export { DISTRICT_SLUGS, DISTRICTS } from './districts/catalogue.ts';
