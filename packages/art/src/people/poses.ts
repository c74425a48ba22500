/**
 * Bodies of the people in scenes: feet at 0,0, about 23 px tall, head at (0, -17.2).
 * Colours come from the properties --sk (skin), --tp (top), --lg (legs), which each person sets.
 */
const eyes = '<path class="ln z" d="M-1.9-17.6h1.1v1.7h-1.1zM.9-17.6h1.1v1.7h-1.1z"/>';
const head = `<circle r="4.1" cy="-17.2" fill="var(--sk)"/>${eyes}`;
const legs = '<path fill="var(--lg)" d="M-3-7h6v7h-2.4v-4.2h-1.2V0h-2.4z"/>';
const walking = '<path fill="var(--lg)" d="M-3-7h6l1 6.4-2.4.6L0-4-2.2 0l-2.4-.8z"/>';
const torso = '<path fill="var(--tp)" d="M-3.8-12.6q0-1.6 1.6-1.6h4.4q1.6 0 1.6 1.6L4-6h-8z"/>';
const smallTorso = '<path fill="var(--tp)" d="M-3.2-12.6q0-1.4 1.4-1.4h3.6q1.4 0 1.4 1.4l.4 4.8h-7.2z"/>';
const smallLegs = '<path fill="var(--lg)" d="M-2.6-8.4h5.2V-4H.5v-2h-1v2h-2.1z"/>';
const arm = (path: string) =>
  `<path class="n" d="${path}" stroke="var(--ln)" stroke-width="3.6" stroke-linecap="round"/>` +
  `<path class="n" d="${path}" stroke="var(--tp)" stroke-width="2" stroke-linecap="round"/>`;
const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.3" fill="var(--sk)" stroke-width=".7"/>`;
const leftArm = arm('M-4-12L-4.8-7.6');
const rightArm = arm('M4-12L4.8-7.6');

const phone = '<path class="k2" d="M2-14.4h2.6v3.8h-2.6z" stroke-width=".7"/>';
const bag = '<path class="y1" d="M-6.6-13h3v6h-3z"/>';
const parcel = '<path class="w1" d="M-4.6-12.4h9.2v5.6h-9.2z"/><path class="w2 z" d="M-1-12h2v5h-2z"/>';
const litMatch =
  '<path class="w1" d="M5.9-23h1.4v8.6h-1.4z" stroke-width=".7"/>' +
  '<path class="ey" d="M6.6-30.4q3.4 3.6 2.2 5.8-.8 1.6-2.2 1.6t-2.2-1.6q-.8-2.2 2.2-5.8z" stroke-width=".8"/>';
const backWheel = '<ellipse class="k1" cx="-4.6" cy="-7" rx="2.6" ry="4.6"/>';
const chair = '<path class="k2" d="M-4.8-14.6h1.6v9h7v1.6h-8.6z"/>';
const seatedLegs = '<path fill="var(--lg)" d="M-3-8.6h6.6q1.4 0 1.4 1.4v4.4H2.4v-3.2H-3z"/>';
const frontWheel =
  '<ellipse class="n" cx="2.4" cy="-7" rx="3.6" ry="4.8" stroke="var(--ln)" stroke-width="2.6"/>' +
  '<ellipse class="n" cx="2.4" cy="-7" rx="3.6" ry="4.8" style="stroke:var(--s1)" stroke-width="1"/>' +
  '<path class="k2" d="M4.6-3.6h3v1.4h-3z" stroke-width=".7"/>';

export const POSES = {
  stand: legs + torso + leftArm + rightArm + head,
  walk: walking + torso + arm('M-4-12L-5.6-8.2') + arm('M4-12L5.4-8') + head,
  cheer: legs + torso + arm('M-4-12L-6.6-17') + arm('M4-12L6.6-17') + hand(-6.7, -18) + hand(6.7, -18) + head,
  phone: legs + torso + leftArm + head + arm('M4-12L6-10 3.4-10.8') + phone,
  /** From behind, at a desk. */
  sit: '<path fill="var(--tp)" d="M-4-12.6q0-1.6 1.6-1.6h4.8q1.6 0 1.6 1.6V-6h-8z"/><circle r="4.1" cy="-17.2" fill="var(--sk)"/>',
  bag: walking + torso + bag + arm('M4-12L5.4-8') + head,
  box: legs + torso + head + parcel + hand(-4.6, -9.4) + hand(4.6, -9.4),
  match: legs + torso + leftArm + head + arm('M4-12L6.4-15') + litMatch,
  wave: legs + torso + leftArm + arm('M4-12L7-16.4') + hand(7.2, -17.6) + head,
  /** In a wheelchair; drawn above the ground (`LIFTED`) so that hair sits on the same head. */
  wheel: backWheel + chair + torso + seatedLegs + arm('M3.6-12L5-9.4') + head + frontWheel,
  /** A child: short legs, the same head; drawn above the ground (`LIFTED`). */
  child: smallLegs + smallTorso + arm('M-3.2-12L-4.2-9') + arm('M3.2-12L4.2-9') + head,
  /** A child with arms up. */
  hop: smallLegs + smallTorso + arm('M-3.2-12.4L-5.8-16') + arm('M3.2-12.4L5.8-16') + head,
};
export type Pose = keyof typeof POSES;

/** How far a pose is drawn above the ground, px. */
export const LIFTED: Partial<Record<Pose, number>> = { wheel: 2.2, child: 4, hop: 4 };
