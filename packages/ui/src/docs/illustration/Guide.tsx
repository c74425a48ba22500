import { blobTree, floorTiles, matchPost, person, rng, signL, stall, type Mode, type Scene } from '@tand/art';
import type { CSSProperties } from 'react';
import { Cards } from '../Cards.tsx';
import { tokens } from '../tokens.ts';
import { Drawn, groundOf, modes } from './picture.tsx';

interface Example {
  name: string;
  text: string;
  draw?: (s: Scene) => void;
  src?: string;
  mode?: Mode;
  style?: CSSProperties;
}

const Examples = ({ of, width = '15rem', height = '10rem' }: { of: readonly Example[]; width?: string; height?: string }) => (
  <Cards
    width={width}
    height={height}
    cards={of.map(({ draw, src, mode = 'day', style = groundOf(mode), ...words }) => ({
      ...words,
      style,
      art: draw ? <Drawn draw={draw} mode={mode} /> : <img src={src} alt="" loading="lazy" />,
    }))}
  />
);

const folk = (s: Scene, places: readonly (readonly [x: number, y: number])[]) => {
  const r = rng('guide');
  for (const [x, y] of places) person(s, r, x, y);
};

export const GridOf = () => (
  <Examples
    of={[
      {
        name: 'The floor',
        text: 'x runs right-down, y left-down. One tile is one unit: 10 px along each axis.',
        draw: s => {
          floorTiles(s, 0, 0, 6, 6, 'g0', 'g1');
          s.grow([-60, 0], [60, 60]);
        },
      },
      {
        name: 'Height',
        text: 'z runs up, 12 px per unit. A person is 1.9 units.',
        draw: s => {
          floorTiles(s, 0, 0, 6, 6, 'g0', 'g1');
          s.box(1, 1, 0, 1, 1, 1, 'y');
          s.box(3, 1, 0, 1, 1, 4, 'b');
          folk(s, [
            [2, 4],
            [4.6, 4],
          ]);
        },
      },
      {
        name: 'Order',
        text: 'Things in a scene are sorted by depth. They must not intersect: two boxes in one place have no order.',
        draw: s => {
          floorTiles(s, 0, 0, 6, 6, 'g0', 'g1');
          s.box(1, 1, 0, 2, 2, 2.4, 'p');
          s.box(3.2, 2.2, 0, 1.6, 1.6, 1.4, 'y');
          s.cyl(1.6, 4.4, 0, 0.7, 1.2, 'r');
        },
      },
    ]}
  />
);

export const FacesOf = () => (
  <Examples
    width="11rem"
    height="8rem"
    of={(['r', 'y', 'b', 'p', 'g', 'w'] as const).map(ink => ({
      name: ink,
      text: `${ink}0 on top, ${ink}1 to the left, ${ink}2 to the right; ${ink}3 for what is deep.`,
      draw: s => {
        s.box(0, 0, 0, 4, 4, 3, ink, {
          T: f => f.text('0', 1, 1, 2, 2, 'k2 z'),
          L: f => f.text('1', 1, 0.6, 2, 1.8, 'k2 z'),
          R: f => f.text('2', 1, 0.6, 2, 1.8, 'k2 z'),
        });
      },
    }))}
  />
);

const band = (name: string): CSSProperties => ({ background: tokens.light.get(`color.${name}`)?.css });

export const BandsOf = () => (
  <Examples
    width="18rem"
    height="13rem"
    of={[
      {
        name: 'Tokyo Town on yellow',
        text: 'Right: tower and gate are red, the band is not.',
        src: './img/districts/tokyo-town-day.svg',
        style: band('yellow'),
      },
      {
        name: 'Rosa Helikopter on teal',
        text: 'Right: pink contrasts with the opposite ink.',
        src: './img/districts/rosa-helikopter-day.svg',
        style: band('teal'),
      },
      {
        name: 'Not: Rosa Helikopter on pink',
        text: 'Wrong: the helicopter, the hero of the picture, is invisible.',
        src: './img/districts/rosa-helikopter-day.svg',
        style: band('pink'),
      },
    ]}
  />
);

const corner = (s: Scene) => {
  s.bed = [0, 0, 12, 10];
  floorTiles(s, 0, 0, 12, 10, 's0', 's1', 2, false);
  stall(s, 1, 1, { c: 'r', w: 5, sign: 'TE' });
  signL(s, 7, 1.4, 2, 3.4, 1.6, 'ÖPPET', { bg: 'k2', fg: 'ep' });
  blobTree(s, 10.4, 3, 'p', 0.8);
  matchPost(s, 6.4, 7);
  folk(s, [
    [3, 5],
    [5.2, 6],
    [8.6, 6],
    [10.4, 8],
    [2, 8.6],
  ]);
};

export const LightOf = () => (
  <Examples
    width="20rem"
    height="14rem"
    of={modes.map(mode => ({
      name: mode === 'day' ? 'By day' : 'By night',
      text:
        mode === 'day'
          ? 'From the upper left, always. A shadow falls straight to the right, 0.3 units for each unit of height.'
          : 'A lamp puts three steps of ink on the floor and on people there. What no lamp reaches is dark and blue.',
      draw: corner,
      mode,
    }))}
  />
);
