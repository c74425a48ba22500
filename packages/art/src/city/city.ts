import { DISTRICT_SLUGS } from '../districts/catalogue.ts';
import { project } from '../iso.ts';
import { mapAnchors, MAP_BOX } from '../map/festival-map.ts';
import { heroCompositions } from '../map/hero-layers.ts';
import { mouthEdge } from '../map/sleeve.ts';
import { SCENES } from '../gallery.ts';
import { boxOf, type Box } from '../svg.ts';
import { CITY_PLACES } from './places.ts';
import { districtDrawing, districtScene } from './district-scene.ts';
import { HIDDEN } from './hidden.ts';
import { STAIR_PAD, stairDrawer, stairSleeve, STEP_WIDTH, stepAt, STEPS } from './stairs.ts';

/** A point of the city, in px of the map. */
export interface CityPoint {
  x: number;
  y: number;
}
/** Box of a picture: its upper left corner and its size. */
export interface CityBox extends CityPoint {
  w: number;
  h: number;
}
/** A district in one of the two cities. */
export interface CityDistrict {
  /** Box of its full drawer, which is pulled out when the district is opened. */
  layer: CityBox;
  plate: CityPoint;
  /** Position of the plate's match; the stairs have none. */
  foot?: CityPoint;
  /** Corners of its ground: back, right, front, left. */
  ground: CityPoint[];
  places: Record<string, { at: CityPoint; layer: CityBox }>;
  finds: (CityPoint & { id: string; reach: number })[];
}
export interface CityShape {
  all: CityBox;
  /** What the camera shows while the box is closed. */
  closed: CityBox;
  layers: Record<string, CityBox>;
  districts: Record<string, CityDistrict>;
}
export interface City {
  wide: CityShape & {
    /** Movement from the open drawer to the closed one, px. */
    slide: CityPoint;
    /** The upper edge of the sleeve's mouth, left to right, and how tall its opening is. */
    mouth: { left: CityPoint; right: CityPoint; tall: number };
  };
  tall: CityShape;
}

const r1 = (n: number) => Math.round(n * 10) / 10;
const point = (x: number, y: number): CityPoint => ({ x: r1(x), y: r1(y) });
const boxed = ([x0, y0, x1, y1]: Box, k = 1, dx = 0, dy = 0): CityBox => ({
  ...point(dx + k * x0, dy + k * y0),
  w: r1(k * (x1 - x0)),
  h: r1(k * (y1 - y0)),
});

const [left, top, right, bottom] = MAP_BOX;
const [mapWidth, mapHeight] = [right - left, bottom - top];
const onMap = ({ x, y }: CityPoint) => point(left + (x / 100) * mapWidth, top + (y / 100) * mapHeight);
/** Padding of pictures, as in the catalogue. */
const [DISTRICT_PAD, PLACE_PAD] = [30, 24];
/** Scale of a place's drawer, relative to that of its district. */
const PLACE_SCALE = 0.17;

/** A district's scene at a point of the city, `k` times its own size, with its places and hidden figures. */
function pulledOut(slug: string, sceneBox: Box, at: CityPoint, k: number, placeBoxes: Map<string, Box>) {
  const [w, d] = districtDrawing(slug).size;
  const [fx, fy] = project(w / 2, d / 2);
  const [dx, dy] = [at.x - k * fx, at.y - k * (fy + 30)];
  const inCity = (x: number, y: number, z = 0) => {
    const [px, py] = project(x, y, z);
    return point(dx + k * px, dy + k * py);
  };
  return {
    layer: boxed(sceneBox, k, dx, dy),
    places: Object.fromEntries(
      CITY_PLACES.filter(({ district }) => district === slug).map(place => {
        const door = inCity(...place.at);
        const box = placeBoxes.get(place.slug)!;
        const small = k * PLACE_SCALE;
        const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
        return [place.slug, { at: door, layer: boxed(box, small, door.x - small * x, door.y - small * y) }];
      }),
    ),
    finds: HIDDEN.filter(({ district }) => district === slug).map(({ id, art, at: [x, y, z = 0], reach = 15 }) => ({
      id,
      ...inCity(x, y, z + (art ? 0.8 : 0)),
      reach: r1(k * reach),
    })),
  };
}

const union = (boxes: readonly CityBox[]): CityBox => {
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
  return { x, y, w: r1(Math.max(...boxes.map(box => box.x + box.w)) - x), h: r1(Math.max(...boxes.map(box => box.y + box.h)) - y) };
};

/** Positions of everything in both cities: the open box for wide screens, the stairs for phones, and the drawers above them. */
export function city(): City {
  const sceneBoxes = new Map(DISTRICT_SLUGS.map(slug => [slug, boxOf(districtScene(slug), DISTRICT_PAD)] as const));
  const placeBoxes = new Map(
    CITY_PLACES.map(({ slug }) => [slug, boxOf(SCENES.find(({ name }) => name === `scenes/${slug}`)!.draw(), PLACE_PAD)] as const),
  );
  return { wide: openBox(sceneBoxes, placeBoxes), tall: stairs(sceneBoxes, placeBoxes) };
}

function openBox(sceneBoxes: Map<string, Box>, placeBoxes: Map<string, Box>): City['wide'] {
  const { slide } = heroCompositions().wide;
  const [mouthLeft, mouthRight] = mouthEdge();
  const districts = mapAnchors().districts.map(anchor => {
    const ground = anchor.ground.map(onMap);
    const [back, far, near, side] = ground as [CityPoint, CityPoint, CityPoint, CityPoint];
    const middle = point((back.x + near.x) / 2, (back.y + near.y) / 2);
    const [w, d] = districtDrawing(anchor.slug).size;
    const k = Math.min((far.x - back.x) / 10 / w, (back.x - side.x) / 10 / d) * 1.08;
    return [
      anchor.slug,
      {
        ...pulledOut(anchor.slug, sceneBoxes.get(anchor.slug)!, middle, k, placeBoxes),
        plate: onMap(anchor.plate),
        foot: onMap(anchor.foot),
        ground,
      },
    ] as const;
  });
  const all = boxed(MAP_BOX);
  return {
    all,
    closed: { x: 20, y: -286, w: 706, h: 560 },
    slide: point((slide.x / 100) * mapWidth, (slide.y / 100) * mapHeight),
    mouth: { left: point(...mouthLeft), right: point(...mouthRight), tall: 151.2 },
    layers: { sleeve: all, drawer: all },
    districts: Object.fromEntries(districts),
  };
}

function stairs(sceneBoxes: Map<string, Box>, placeBoxes: Map<string, Box>): CityShape {
  const steps = STEPS.map(step => {
    const { x, y, k, middle } = stepAt(step);
    const layer = boxed(boxOf(stairDrawer(step.slug), STAIR_PAD), k, x - k * middle[0], y - k * middle[1]);
    const [w] = districtDrawing(step.slug).size;
    const half = STEP_WIDTH / 2;
    const ground = [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([u = 0, v = 0]) => point(x + (u - v) * 10, y + (u + v) * 5 - 40));
    return {
      slug: step.slug,
      layer,
      district: {
        ...pulledOut(step.slug, sceneBoxes.get(step.slug)!, { x, y }, ((k * STEP_WIDTH) / w) * 1.04, placeBoxes),
        plate: point(x - 60, layer.y + layer.h - 62),
        ground,
      },
    };
  });
  const own = boxed(boxOf(stairSleeve(), STAIR_PAD));
  // The sleeve: centred above the stairs, its near corner behind the first drawer.
  const sleeve = { ...own, x: r1(-own.w / 2), y: r1(-own.h - 86) };
  return {
    all: union([sleeve, ...steps.map(({ layer }) => layer)]),
    closed: sleeve,
    layers: { sleeve, ...Object.fromEntries(steps.map(({ slug, layer }) => [slug, layer])) },
    districts: Object.fromEntries(steps.map(({ slug, district }) => [slug, district])),
  };
}
