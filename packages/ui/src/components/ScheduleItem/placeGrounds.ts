import { itemPart } from './itemPart.ts';
import type { PlaceColor } from './scheduleTypes.ts';

interface Ground {
  ground: [day: string, night: string];
  deep: [day: string, night: string];
  on: [day: string, night: string];
  bar: [one: string, several: string];
  stage: [ground: string, ray: string];
  pattern: string;
}

/** An ink of the drawings, which a host may set: `--ui-ink-r1`. */
const ink = (name: string, color: string) => `var(--ui-ink-${name}, ${color})`;
const black = '#17131f';
const paper = ink('w0', '#fffaf0');

const grounds: Record<PlaceColor, Ground> = {
  orange: {
    ground: [ink('y2', '#f29a0a'), ink('night-r3', '#520a28')],
    deep: [ink('y3', '#b8690b'), ink('night-r2', '#8a1230')],
    on: [black, '#ffdf5e'],
    bar: [ink('y3', '#b8690b'), ink('y2', '#f29a0a')],
    stage: [ink('b1', '#2b50ff'), ink('b0', '#7d97ff')],
    pattern: `width='36' height='48' fill='white' fill-opacity='.22' shape-rendering='crispEdges'><path d='M9 3h3v3h3v6h3v6h-3v3H6v-3H3v-6h3V6h3zM27 27h3v3h3v6h3v6h-3v3h-9v-3h-3v-6h3v-6h3z'/>`,
  },
  red: {
    ground: [ink('r1', '#e5242a'), ink('night-r2', '#8a1230')],
    deep: [ink('r2', '#b5142c'), ink('night-r3', '#520a28')],
    on: ['#ffffff', '#ffffff'],
    bar: [ink('night-r2', '#8a1230'), ink('r1', '#e5242a')],
    stage: [ink('y1', '#ffc61a'), '#ffd452'],
    pattern: `width='40' height='40' fill='none' stroke='white' stroke-opacity='.2' stroke-width='3'><path d='M0 40a20 20 0 0 1 40 0M8 40a12 12 0 0 1 24 0M-20 20a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-12 20a12 12 0 0 1 24 0M28 20a12 12 0 0 1 24 0'/>`,
  },
  teal: {
    ground: [ink('g1', '#3abd9d'), ink('night-g2', '#13626b')],
    deep: [ink('g2', '#1d8a7a'), ink('night-g3', '#0b3f4b')],
    on: [black, paper],
    bar: [ink('g3', '#0f5a58'), ink('g1', '#3abd9d')],
    stage: [ink('p1', '#ff97ba'), ink('p0', '#ffcfdd')],
    pattern: `width='48' height='28' fill='white' fill-opacity='.26'><path d='M24 0 48 14 24 28 0 14z'/>`,
  },
  night: {
    ground: [ink('k1', '#36304c'), ink('night-k2', '#181936')],
    deep: [ink('k2', '#221d33'), ink('night-k3', '#0d0c20')],
    on: [paper, paper],
    bar: [ink('k0', '#544e6e'), '#b3abc0'],
    stage: [ink('y1', '#ffc61a'), '#ffd452'],
    pattern: `width='32' height='32' shape-rendering='crispEdges'><path fill='%23ff97ba' fill-opacity='.3' d='M4 4h8v8H4z'/><path fill='%237fd4ff' fill-opacity='.26' d='M20 20h8v8h-8z'/><path fill='white' fill-opacity='.07' d='M20 4h8v8h-8zM4 20h8v8H4z'/>`,
  },
  yellow: {
    ground: [ink('y1', '#ffc61a'), '#a35b0c'],
    deep: [ink('y2', '#f29a0a'), ink('night-y3', '#6d3d14')],
    on: [black, paper],
    bar: [ink('y3', '#b8690b'), ink('y1', '#ffc61a')],
    stage: [ink('b1', '#2b50ff'), ink('b0', '#7d97ff')],
    pattern: `width='40' height='40' fill='white' fill-opacity='.3'><path d='M0 40V24L10 12 20 24v16zM20 20V4L30-8 40 4v16z'/>`,
  },
  blue: {
    ground: [ink('b1', '#2b50ff'), ink('night-b2', '#1a28a8')],
    deep: [ink('b2', '#1c32c8'), ink('night-b3', '#101762')],
    on: ['#ffffff', '#ffffff'],
    bar: [ink('b1', '#2b50ff'), ink('b0', '#7d97ff')],
    stage: [ink('y1', '#ffc61a'), '#ffd452'],
    pattern: `width='40' height='24' fill='none' stroke='white' stroke-opacity='.2' stroke-width='6'><path d='M-4 22 20 4l24 18'/>`,
  },
  pink: {
    ground: [ink('p1', '#ff97ba'), ink('night-p2', '#8d3575')],
    deep: [ink('p2', '#e8608f'), ink('night-p3', '#561f50')],
    on: [black, paper],
    bar: [ink('p3', '#a93766'), ink('p1', '#ff97ba')],
    stage: [ink('g1', '#3abd9d'), ink('g0', '#9be6cb')],
    pattern: `width='28' height='28' fill='white' fill-opacity='.36'><circle cx='7' cy='7' r='5'/><circle cx='21' cy='21' r='5'/>`,
  },
  paper: {
    ground: [ink('w1', '#f6e6c8'), '#2b2740'],
    deep: [ink('w2', '#dfbf8c'), ink('night-w3', '#463d5e')],
    on: [black, paper],
    bar: [ink('w2', '#dfbf8c'), ink('w0', '#fffaf0')],
    stage: [ink('w2', '#dfbf8c'), ink('w1', '#f6e6c8')],
    pattern: `width='48' height='24' fill='none' stroke='white' stroke-opacity='.55' stroke-width='4'><path d='M0 6q12 12 24 0t24 0M0 18q12 12 24 0t24 0'/>`,
  },
  mint: {
    ground: [ink('g0', '#9be6cb'), ink('night-s3', '#31345a')],
    deep: [ink('g1', '#3abd9d'), ink('night-s2', '#4d5180')],
    on: [black, paper],
    bar: [ink('g2', '#1d8a7a'), ink('g0', '#9be6cb')],
    stage: [ink('p1', '#ff97ba'), ink('p0', '#ffcfdd')],
    pattern: `width='40' height='40' fill='none' stroke='white' stroke-opacity='.5' stroke-width='3' shape-rendering='crispEdges'><path d='M8 0v12h16v16H8v12M32 0v40'/>`,
  },
  plum: {
    ground: [ink('p3', '#a93766'), ink('night-p3', '#561f50')],
    deep: [ink('r3', '#7d0f2b'), '#3a1236'],
    on: ['#ffffff', '#ffffff'],
    bar: [ink('p3', '#a93766'), ink('p2', '#e8608f')],
    stage: [ink('g0', '#9be6cb'), '#c9f2e4'],
    pattern: `width='28' height='28' stroke='white' stroke-opacity='.22' stroke-width='3'><path d='M3 3l8 8M11 3l-8 8M17 17l8 8M25 17l-8 8'/>`,
  },
};

const both = ([day, night]: [string, string]) => (day === night ? day : `var(--ui-day, ${day}) var(--ui-night, ${night})`);

const drawing = (pattern: string) => `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' ${pattern}</svg>")`;

/** Items get the drawing by rules: browsers parse a custom property again for each element. */
export const placeGrounds = Object.entries(grounds)
  .map(
    ([name, { ground, deep, on, bar, stage, pattern }]) => `[data-color='${name}'] {
  --ground: ${both(ground)}; --deep: ${both(deep)}; --on: ${both(on)}; --bar: ${bar[0]}; --bars: ${bar[1]}; --stage: ${stage[0]}; --ray: ${stage[1]};
  --pattern: ${drawing(pattern)};
}
.${itemPart.item.className}[data-color='${name}']::before { background-image: ${drawing(pattern)}; }`,
  )
  .join('\n');
