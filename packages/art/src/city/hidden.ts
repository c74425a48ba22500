/** A character that hides in a district: a drawing of about a person's size with its feet at 0,0, and its position, in units. */
export interface Hidden {
  id: string;
  district: string;
  at: readonly [x: number, y: number, z?: number];
  /** Markup; omitted if the scene of the district draws the character. */
  art?: string;
  /** How far from `at` a press may be, px of the scene. */
  reach?: number;
}

const eyes = (x: number, y: number, gap = 3) =>
  `<path class="ln z" d="M${x - gap / 2 - 0.8} ${y}h1.6v2.2h-1.6zM${x + gap / 2 - 0.8} ${y}h1.6v2.2h-1.6z"/>`;

/** Gunvor and twenty others. They are added to a scene before it is sorted, so that things can hide them. */
export const HIDDEN: readonly Hidden[] = [
  { id: 'gunvor', district: 'tokyo-town', at: [20.2, 3, 10], reach: 90 },
  {
    id: 'bulle',
    district: 'tokyo-town',
    at: [4.2, 20.6],
    art: `<path class="k2" d="M-3-3h2v3h-2zM1-3h2v3h-2z"/><circle class="o0" cy="-9" r="7.4"/><path class="n" style="stroke:var(--o2)" stroke-width="1.6" d="M4-9a4 4 0 1 0-4 4.400 5.600 5.600 0 0 0 5.600-5.800A7 7 0 0 0-2-15"/><path class="w0 z" d="M-5-12h2v1.400h-2zM3-5h2v1.400h-2zM-1-15h2v1.400h-2z"/>${eyes(0, -10.4)}`,
  },
  {
    id: 'sladd',
    district: 'tokyo-town',
    at: [31.6, 9.8, 0.6],
    reach: 20,
  },
  {
    id: 'taggen',
    district: 'tilted-blocks',
    at: [3.2, 21],
    art: '<path class="o2" d="M-9 0q-2-10 3-10.500l.6-2.500 2 2 1.200-3 1.800 2.600 1.800-2.800 1.400 2.800 2-1.800.6 3Q10-8 9 0z"/><path class="w1" d="M4 0q0-7 4-6.400Q12-4 13.500-1.600L12 0z"/><circle class="ln z" cx="13.200" cy="-1.800" r="1.200"/><path class="ln z" d="M8-4.600h1.400v1.800H8z"/>',
  },
  {
    id: 'kant',
    district: 'tilted-blocks',
    at: [26, 17],
    art: `<path class="y0" d="M0-16l8 4-8 4-8-4z"/><path class="y1" d="M-8-12l8 4V0l-8-4z"/><path class="y2" d="M8-12l-8 4V0l8-4z"/><path class="w0" d="M-6.400-8.500l2.400 1.200v3l-2.400-1.200zM-3.200-6.900l2.400 1.200v3l-2.400-1.200z" stroke-width=".7"/><path class="ln z" d="M-5.400-6.800l1 .5v1.600l-1-.5zM-2.200-5.200l1 .5v1.600l-1-.5z"/>`,
  },
  {
    id: 'tomten',
    district: 'tilted-blocks',
    at: [10, 24.4],
    art: '<path class="b1" d="M-4 0v-7h8v7z"/><path class="w0" d="M-4.600-9q4.600 9 9.200 0v-2h-9.200z"/><circle class="w1" cy="-11" r="3"/><path class="r1" d="M-5-12.500L1.500-25 5-12.500z"/><path class="y1" d="M-11-7h8v2.600h-8z"/><path class="eg z" d="M-8.200-6.400h2.400V-5h-2.400z"/>',
  },
  {
    id: 'lagg',
    district: 'neon-district',
    at: [22.8, 17.6],
    art: `<path class="w0" d="M-6 0v-13q0-7 6-7t6 7V0l-2.400-2.200L1.200 0l-2.400-2.200L-3.600 0z"/>${eyes(0, -14, 4)}<path class="p1 z" d="M-4.500-10h2v1.200h-2zM2.500-10h2v1.200h-2z"/>`,
  },
  {
    id: 'ugglan',
    district: 'neon-district',
    at: [24.6, 19],
    art: '<path class="o1" d="M-6 0q-2-14 0-17l2 2q4-2 8 0l2-2q2 3 0 17z"/><path class="w1 z" d="M-3.400-1q-1-6 3.400-7 4.400 1 3.400 7z"/><circle class="y0" cx="-2.800" cy="-11.500" r="2.700"/><circle class="y0" cx="2.800" cy="-11.500" r="2.700"/><circle class="ln z" cx="-2.800" cy="-11.500" r="1.300"/><path class="n" d="M1-11.300h3.600"/><path class="y2" d="M-1-9.400h2L0-7.400z"/>',
  },
  {
    id: 'noll',
    district: 'neon-district',
    at: [10.5, 24.1],
    art: '<path class="s2" d="M-4-3h3v3h-3zM1-3h3v3H1z"/><path class="s1" d="M-6-11h12v8.400H-6z"/><path class="s0" d="M-5-20h10v8H-5z"/><path class="k2" d="M-3.800-18.400h7.600v4.400h-7.600z"/><path class="eg z" d="M-2.800-17.400h2v2.400h-2zM.8-17.400h2v2.400h-2z"/><path class="n" stroke-width="1.400" d="M0-20v-3"/><circle class="r1" cy="-24" r="1.500"/>',
  },
  {
    id: 'stickan',
    district: 'mirage-palace',
    at: [20, 24.6],
    art: `<path class="o1" d="M-5-5H5L4 0h-8z"/><path class="g1" d="M-4-4v-12q0-4 4-4t4 4v12zM-4-9h-3q-2 0-2-2v-4h2.600v3H-4zM4-11h3v-3h2.600v4q0 2-2 2H4z"/>${eyes(0, -14)}<path class="p1" d="M-2-21l2-3 2 3 3 .4-3 2.200h-4l-3-2.200z"/>`,
  },
  {
    id: 'ping',
    district: 'mirage-palace',
    at: [31.2, 19],
    art: '<path class="y0" d="M-10 0q0-3 4-3H4q3-1 3-8l3 .6Q11-2 7 0z"/><path class="n" stroke-width="1.400" d="M7.600-10.500V-15M9.400-10.400L11-15"/><circle class="ln z" cx="7.600" cy="-15.400" r="1.300"/><circle class="ln z" cx="11.200" cy="-15.400" r="1.300"/><circle class="r1" cx="-2" cy="-7" r="6.400"/><path class="n" style="stroke:var(--w0)" stroke-width="1.400" d="M1.500-7A3.500 3.500 0 1 1-2-10.500M0-7A2 2 0 1 1-2-9"/>',
  },
  {
    id: 'dadel',
    district: 'mirage-palace',
    at: [8.5, 24.1],
    art: '<path class="y2" d="M-9 0v-8q0-6 4-6 1-4 3-4t3 4q3 0 4 2l2-5v-3q4-2 6 1v2l-3 .6Q9-8 6-6v6H4v-5h-9v5z"/><path class="ln z" d="M9-19.500h1.300v1.800H9z"/><path class="r1" d="M-4-14h7v4h-7z"/>',
  },
  {
    id: 'kvack',
    district: 'streamer-avenue',
    at: [6.6, 26.4],
    art: '<path class="y2" d="M-3-2h2v2h-4zM2-2h2v2H0z"/><path class="y1" d="M-10-8l2 2q0 4 6 4h4q6 0 6-6 0-3-2-4h-6z"/><circle class="y1" cx="4" cy="-13" r="5"/><path class="r0" d="M8-13.500h6L12.500-11H8z"/><path class="ln z" d="M4.600-15h1.700v2.200H4.600z"/><path class="n" stroke-width="1.600" d="M-1-13q0-6 5-6.200 5 .2 5 4.200"/><path class="r1" d="M-2-14.600h2.400v4H-2z"/>',
  },
  {
    id: 'attan',
    district: 'streamer-avenue',
    at: [20.4, 12],
    art: `<path class="p2" d="M-8 0q-2-3 1-5-3-14 7-14t7 14q3 2 1 5l-3-2-2 2-2-2L0 0l-1.500-2-2 2-2-2z"/>${eyes(0, -13, 5)}<path class="n" d="M-2-9q2 1.800 4 0"/>`,
  },
  {
    id: 'rosten',
    district: 'streamer-avenue',
    at: [27, 27.4],
    art: `<path class="y0" d="M-5-16q0-3 2-3h1q2 0 2 3v4h-5zM1-15q0-3 2-3h1q2 0 2 3v4H1z"/><path class="s0" d="M-9-12q0-1.500 1.500-1.500h15Q9-13.500 9-12V0H-9z"/>${eyes(-1, -9, 4)}<path class="r1" d="M6-8h4v2.400H6z"/><path class="n" d="M-4-4.500h6"/>`,
  },
  {
    id: 'udda',
    district: 'rosa-helikopter',
    at: [20.4, 12.6],
    art: `<path class="p1" d="M-3-18h7v10l6 4q2 2 0 4h-7q-6-1-6-6z"/><path class="r1" d="M-3-18h7v3.400h-7zM6-7l4 3q2 2 0 4H6q-2-4 0-7z"/>${eyes(0.5, -12)}`,
  },
  {
    id: 'frack',
    district: 'rosa-helikopter',
    at: [3.4, 16],
    art: '<path class="y2" d="M-5-2h4v2h-5zM1-2h4l1 2H1z"/><path class="k2" d="M-6-2q-2-16 6-18 8 2 6 18z"/><path class="w0" d="M-3.600-2q-1.600-9 .2-13 3.400-2 6.800 0 1.800 4 .2 13z"/><path class="ln z" d="M-2.400-15.500h1.500v2.100h-1.500zM1-15.500h1.500v2.100H1z"/><path class="y2" d="M-1.500-13h3L0-10.800z"/><path class="r1" d="M-3-9.500l3 1.200 3-1.200v3L0-7.700l-3 1.200z"/>',
  },
  {
    id: 'molly',
    district: 'rosa-helikopter',
    at: [27.4, 14],
    art: `<path class="w0" d="M-9-4q-4-1-3-5t5-3q1-6 6.500-6T7-13q5-1 5.500 3.500T9-4z"/>${eyes(0, -12, 4)}<path class="b0" d="M-6-2l-1.600 2M0-2l-1.600 2M6-2L4.400 0" style="stroke:var(--b1)" stroke-width="1.500"/>`,
  },
  {
    id: 'musen',
    district: 'quiet-lan',
    at: [5, 24],
    art: '<path class="n" stroke-width="1.500" d="M-9-3q-6 0-6-5t-6-4"/><path class="s0" d="M-9 0q-1-9 6-10h7q7 1 7 6 0 4-3 4z"/><path class="p1" d="M-2-10a3 3 0 1 1 5-2z"/><path class="ln z" d="M6-7h1.600v2H6z"/><circle class="r1" cx="11" cy="-3.500" r="1.300"/>',
  },
  {
    id: 'ba',
    district: 'quiet-lan',
    at: [26, 21],
    art: '<path class="k2" d="M-5-3h2v3h-2zM3-3h2v3H3z"/><path class="w0" d="M-8-5q-3-4 1-6 0-5 5-4 4-3 7 1 5 0 4 5 1 5-4 5h-9q-3 1-4-1z"/><path class="k1" d="M5-13q5-2 6 2t-2 6q-4 0-4-3z"/><path class="w0 z" d="M7-11h1.400v1.800H7z"/>',
  },
  {
    id: 'bok',
    district: 'quiet-lan',
    at: [4.4, 25.4],
    art: `<path class="g1" d="M-7 0q-2-5 2-6-1-5 4-6 0-6 5-6t5 5-4 7q1 4-3 5-1 3-4 1z"/>${eyes(4, -14)}<path class="r1" d="M-1-8l5 1.500L9-8v6L4-.5-1-2z"/><path class="n" d="M4-6.500v6"/>`,
  },
];
