import { inBoth } from '../../test/parts.ts';
import type { CityProps, CityWorld } from './index.ts';

export const world: CityWorld = {
  wide: {
    all: { x: -716, y: -286, w: 1442, h: 886 },
    closed: { x: 20, y: -286, w: 706, h: 560 },
    slide: { x: 610, y: -305 },
    mouth: { left: { x: -16, y: -112 }, right: { x: 420, y: 106 }, tall: 151 },
    layers: { sleeve: { x: -716, y: -286, w: 1442, h: 886 }, drawer: { x: -716, y: -286, w: 1442, h: 886 } },
    districts: {
      'tokyo-town': {
        layer: { x: -347, y: -80, w: 430, h: 371 },
        places: {
          arcade: { at: { x: -113, y: 56 }, layer: { x: -143, y: 32, w: 58, h: 48 } },
          retro: { at: { x: -253, y: 104 }, layer: { x: -280, y: 84, w: 54, h: 39 } },
        },
        finds: [
          { id: 'gunvor', x: -74, y: 66, reach: 52 },
          { id: 'bulle', x: -267, y: 134, reach: 9 },
          { id: 'sladd', x: -48, y: 182, reach: 11 },
        ],
        plate: { x: -150, y: -63 },
        foot: { x: -150, y: 171 },
        ground: [
          { x: -160, y: 86 },
          { x: 20, y: 176 },
          { x: -140, y: 256 },
          { x: -320, y: 166 },
        ],
      },
      'quiet-lan': {
        layer: { x: -466, y: 252, w: 457, h: 300 },
        places: {},
        finds: [{ id: 'ba', x: -239, y: 452, reach: 9 }],
        plate: { x: -259, y: 300 },
        foot: { x: -259, y: 426 },
        ground: [
          { x: -244, y: 328 },
          { x: -64, y: 418 },
          { x: -270, y: 521 },
          { x: -450, y: 431 },
        ],
      },
    },
  },
  tall: {
    all: { x: -390, y: -626, w: 860, h: 1641 },
    closed: { x: -386, y: -626, w: 772, h: 540 },
    layers: {
      sleeve: { x: -386, y: -626, w: 772, h: 540 },
      'tokyo-town': { x: -390, y: -87, w: 448, h: 454 },
      'quiet-lan': { x: -207, y: 710, w: 476, h: 306 },
    },
    districts: {
      'tokyo-town': {
        layer: { x: -387, y: -28, w: 414, h: 357 },
        places: {
          arcade: { at: { x: -163, y: 103 }, layer: { x: -191, y: 80, w: 56, h: 46 } },
          retro: { at: { x: -297, y: 149 }, layer: { x: -323, y: 130, w: 52, h: 37 } },
        },
        finds: [
          { id: 'gunvor', x: -125, y: 113, reach: 50 },
          { id: 'bulle', x: -310, y: 178, reach: 8 },
          { id: 'sladd', x: -100, y: 225, reach: 11 },
        ],
        plate: { x: -258, y: 305 },
        ground: [
          { x: -198, y: 84 },
          { x: -18, y: 174 },
          { x: -198, y: 264 },
          { x: -378, y: 174 },
        ],
      },
      'quiet-lan': {
        layer: { x: -196, y: 693, w: 429, h: 283 },
        places: {},
        finds: [{ id: 'ba', x: 17, y: 882, reach: 9 }],
        plate: { x: -60, y: 953 },
        ground: [
          { x: 0, y: 726 },
          { x: 180, y: 816 },
          { x: 0, y: 906 },
          { x: -180, y: 816 },
        ],
      },
    },
  },
};

const scene = (name: string, width: number, height: number) => ({
  src: `/img/${name}-day.svg`,
  nightSrc: `/img/${name}-night.svg`,
  width,
  height,
});
const find = (id: string) => ({ src: `/img/city/find-${id}.svg`, width: 34, height: 34 });

type Words = Pick<CityProps, 'world' | 'pictures' | 'districts' | 'hidden' | 'found' | 'labels'>;

export const city = inBoth<Words>(pick => ({
  world,
  pictures: {
    wide: [
      { name: 'sleeve', picture: scene('hero/sleeve', 1442, 886) },
      { name: 'drawer', picture: scene('map/drawer', 1442, 886) },
    ],
    tall: ['sleeve', 'tokyo-town', 'quiet-lan'].map(name => ({ name, picture: scene(`city/${name}`, 390, 300) })),
  },
  districts: [
    {
      id: 'tokyo-town',
      number: 1,
      name: 'Tokyo Town',
      band: 'red',
      background: 'yellow',
      text: pick('Retro, arkad och en snäll drake i gränden.', 'Retro, arcade games and a friendly dragon in the alley.'),
      href: '/universe/districts/tokyo-town',
      cta: pick('Läs mer om Tokyo Town', 'Read more about Tokyo Town'),
      picture: scene('districts/tokyo-town', 751, 648),
      label: { src: '/img/labels/tokyo-town.svg', width: 640, height: 480 },
      facts: [
        pick('120 arkadkabinett med fritt spel', '120 arcade cabinets, free to play'),
        pick('Gunvor, sju meter kaiju med headset', 'Gunvor, seven metres of kaiju with a headset'),
      ],
      items: [
        {
          title: pick('Arkaden är öppen', 'The arcade is open'),
          href: '/schedule/arkaden',
          when: pick('Nu–02.00', 'Now–02:00'),
          dateTime: '2025-06-14T10:00:00+02:00',
          isOn: true,
        },
        {
          title: pick('Flipper-SM, final', 'Pinball championship, final'),
          href: '/schedule/flipper',
          when: pick('Lör 18.00', 'Sat 18:00'),
          dateTime: '2025-06-14T18:00:00+02:00',
          isOn: false,
        },
      ],
      places: [
        {
          id: 'arcade',
          name: pick('Arkaden', 'The arcade'),
          text: pick('120 kabinett, fritt spel.', '120 cabinets, free to play.'),
          href: '/activities/arcade',
          cta: pick('Läs mer om Arkaden', 'Read more about the arcade'),
          picture: scene('scenes/arcade', 600, 490),
          background: 'yellow',
          items: [],
        },
        {
          id: 'retro',
          name: pick('Retrogatan', 'Retro Street'),
          text: pick('Från Pong till tjock-tv.', 'From Pong to tube televisions.'),
          href: '/activities/retro',
          cta: pick('Läs mer om Retrogatan', 'Read more about Retro Street'),
          picture: scene('scenes/retro', 560, 400),
          background: 'teal',
          items: [],
        },
      ],
    },
    {
      id: 'quiet-lan',
      number: 7,
      name: 'Quiet LAN',
      band: 'paper',
      background: 'wood',
      text: pick('Viskande nätspel.', 'Whispered network games.'),
      href: '/universe/districts/quiet-lan',
      cta: pick('Läs mer om Quiet LAN', 'Read more about Quiet LAN'),
      picture: scene('districts/quiet-lan', 731, 560),
      label: { src: '/img/labels/quiet-lan.svg', width: 640, height: 480 },
      facts: [],
      items: [],
      places: [],
    },
  ],
  hidden: [
    {
      id: 'gunvor',
      name: 'Gunvor',
      hint: pick('Sju meter hög. Bär headset.', 'Seven metres tall. Wears a headset.'),
      picture: find('gunvor'),
    },
    {
      id: 'bulle',
      name: pick('Bullen', 'Bun'),
      hint: pick('Köar till ramen fast den är ett bakverk.', 'Queues for ramen, though it is a pastry.'),
      picture: find('bulle'),
    },
    {
      id: 'sladd',
      name: 'Sladd',
      hint: pick('Svart och tyst, nära järnvägen.', 'Black and silent, near the railway.'),
      picture: find('sladd'),
    },
    { id: 'ba', name: 'Bä', hint: pick('Fåret som räknar människor.', 'The sheep that counts people.'), picture: find('ba') },
  ],
  found: ['sladd'],
  labels: {
    stage: pick(
      'Staden i asken. Piltangenterna flyttar, plus och minus zoomar.',
      'The city in the box. Arrow keys move, plus and minus zoom.',
    ),
    role: pick('karta', 'map'),
    list: pick('Alla platser', 'All places'),
    all: pick('Visa alla platser', 'Show all places'),
    fewer: pick('Visa bara stadsdelarna', 'Show only the districts'),
    tools: pick('Kameran', 'Camera'),
    nearer: pick('Närmare', 'Closer'),
    farther: pick('Längre bort', 'Farther'),
    out: pick('Ut ett steg', 'One step out'),
    whole: pick('Hela asken', 'The entire box'),
    pull: pick('Dra ut lådan', 'Pull out the drawer'),
    drawer: pick('Lådan', 'The drawer'),
    now: pick('Nu', 'Now'),
    programme: pick('Nu och sedan', 'Now and next'),
    inside: pick('Här inne', 'In here'),
    neighbours: pick('Grannar', 'Neighbours'),
    facts: pick('Missa inte', 'Don’t miss'),
    hint: pick('Ledtråd', 'Clue'),
    left: [
      pick('Här är alla hittade.', 'Everyone here has been found.'),
      pick('En gömmer sig här.', 'One is hiding here.'),
      pick('Flera gömmer sig här.', 'Several are hiding here.'),
    ],
    album: pick('Albumet', 'The album'),
    albumTitle: pick('Gunvor och tjugo till', 'Gunvor and twenty more'),
    albumText: pick('De gömmer sig i lådorna. Tryck på dem du ser.', 'They hide in the drawers. Press the ones you see.'),
    close: pick('Stäng albumet', 'Close the album'),
    unknown: '?',
    found: pick('Du hittade {{name}}! {{count}} av {{all}} i albumet.', 'You found {{name}}! {{count}} of {{all}} in the album.'),
    aim: pick('{{name}}. Öppna med Enter.', '{{name}}. Press Enter to open.'),
    allFound: pick('Här är alla hittade.', 'You have found everyone here.'),
  },
}));
