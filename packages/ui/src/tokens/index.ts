// Values of the tokens are in the *.tokens.json files.

/** Colours by meaning, with a value per theme, contrast and band. */
export const color = {
  paper: 'var(--ui-color-paper)',
  wood: 'var(--ui-color-wood)',
  card: 'var(--ui-color-card)',
  ink: 'var(--ui-color-ink)',
  heading: 'var(--ui-color-heading)',
  muted: 'var(--ui-color-muted)',
  line: 'var(--ui-color-line)',
  edge: 'var(--ui-color-edge)',
  red: 'var(--ui-color-red)',
  redText: 'var(--ui-color-red-text)',
  current: 'var(--ui-color-current)',
  blue: 'var(--ui-color-blue)',
  link: 'var(--ui-color-link)',
  yellow: 'var(--ui-color-yellow)',
  hero: 'var(--ui-color-hero)',
  heroRay: 'var(--ui-color-hero-ray)',
  onHero: 'var(--ui-color-on-hero)',
  pink: 'var(--ui-color-pink)',
  teal: 'var(--ui-color-teal)',
  striker: 'var(--ui-color-striker)',
  strikerDot: 'var(--ui-color-striker-dot)',
  strikerEdge: 'var(--ui-color-striker-edge)',
  strikerEdgeDot: 'var(--ui-color-striker-edge-dot)',
  onStriker: 'var(--ui-color-on-striker)',
  highlight: 'var(--ui-color-highlight)',
  field: 'var(--ui-color-field)',
  onField: 'var(--ui-color-on-field)',
  focus: 'var(--ui-color-focus)',
  error: 'var(--ui-color-error)',
  danger: 'var(--ui-color-danger)',
  success: 'var(--ui-color-success)',
  warning: 'var(--ui-color-warning)',
  onRed: 'var(--ui-color-on-red)',
  onBlue: 'var(--ui-color-on-blue)',
  onYellow: 'var(--ui-color-on-yellow)',
  primary: 'var(--ui-color-primary)',
  onPrimary: 'var(--ui-color-on-primary)',
  schedule: 'var(--ui-color-schedule)',
  onSchedule: 'var(--ui-color-on-schedule)',
  neutral: 'var(--ui-color-neutral)',
  onNeutral: 'var(--ui-color-on-neutral)',
  matchStick: 'var(--ui-color-match-stick)',
  matchHead: 'var(--ui-color-match-head)',
} as const;

const variables = <const Group extends string, const Names extends (string | number)[]>(group: Group, ...names: Names) =>
  Object.fromEntries(names.map(name => [name, `var(--ui-${group}-${name})`])) as {
    readonly [Name in Names[number]]: `var(--ui-${Group}-${Name})`;
  };

/** Spacing steps of 4 to 120 px, the gutter and the section padding. */
export const space = /* @__PURE__ */ variables('space', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'gutter', 'section');

/** Smallest touch target, width of the container, height of the navigation bar. */
export const size = /* @__PURE__ */ variables('size', 'touch', 'container', 'navbar');

export const font = /* @__PURE__ */ variables('font', 'display', 'body', 'pixel');

export const text = {
  campaign: { size: 'var(--ui-text-campaign-size)', line: 'var(--ui-text-campaign-line)' },
  hero: { size: 'var(--ui-text-hero-size)', line: 'var(--ui-text-hero-line)' },
  display: { size: 'var(--ui-text-display-size)', line: 'var(--ui-text-display-line)' },
  title: { size: 'var(--ui-text-title-size)', line: 'var(--ui-text-title-line)' },
  heading: { size: 'var(--ui-text-heading-size)', line: 'var(--ui-text-heading-line)' },
  subheading: { size: 'var(--ui-text-subheading-size)', line: 'var(--ui-text-subheading-line)' },
  lead: { size: 'var(--ui-text-lead-size)', line: 'var(--ui-text-lead-line)' },
  body: { size: 'var(--ui-text-body-size)', line: 'var(--ui-text-body-line)' },
  small: { size: 'var(--ui-text-small-size)', line: 'var(--ui-text-small-line)' },
  pixel: { size: 'var(--ui-text-pixel-size)', line: 'var(--ui-text-pixel-line)' },
} as const;

/** Widths of the display face. */
export const stretch = /* @__PURE__ */ variables('stretch', 'wide', 'normal', 'snug', 'narrow');

/** `text-transform` of large headings. */
export const capitals = /* @__PURE__ */ variables('capitals', 'display');

export const border = /* @__PURE__ */ variables('border', 'base', 'control', 'strong');

export const radius = /* @__PURE__ */ variables('radius', 'base');

/** The hard lower edge of a box, also half and fully pressed. */
export const shadow = /* @__PURE__ */ variables('shadow', 'box', 'half', 'none');

/** Durations with their stepped timing. */
export const motion = /* @__PURE__ */ variables('motion', 'press', 'slide');

/** Constants, because custom properties do not work in media queries. */
export const media = {
  mobile: '(max-width: 47.99em)',
  desktop: '(min-width: 48em)',
  wide: '(min-width: 75em)',
  fine: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;

/** Backgrounds of a section, which set the colours on them. */
export const bands = ['paper', 'wood', 'card', 'blue', 'pink', 'teal', 'night', 'yellow', 'red', 'striker'] as const;
export type Band = (typeof bands)[number];

/** Values of `data-tand-theme`, which also accepts `dark` for `night`. */
export const themes = ['light', 'night'] as const;
export type Theme = (typeof themes)[number];

/** Values of `data-tand-contrast`. */
export const contrasts = ['standard', 'more'] as const;
export type Contrast = (typeof contrasts)[number];
