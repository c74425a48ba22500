/** A colour of a DTCG file. */
export interface ColorToken {
  $value: { colorSpace: 'srgb'; components: readonly number[]; hex: string } | string;
}
type ColorGroup = Readonly<Record<string, ColorToken | string>>;
type InkGroup = Readonly<Record<string, Readonly<Record<string, { $value: { hex: string } }>>>>;
type Scoped = { readonly color: ColorGroup };

/** The label on the matchbox of the festival's pictures. Inks are those of the art kit: r, y, b, p, g, w, s, k, o. */
export interface LabelTheme {
  sleeve: { ground: string; second: string; pattern: 'rays' | 'waves' | 'stripes' };
  /** Ground of the home page's preview. */
  hero: string;
  /** Districts of the far row in the box, back to front. */
  plots: readonly string[];
  /** Who looks in from the roof of the box. */
  guest?: 'moose' | 'cat';
}

/** `theme.json` of an edition: overrides of the tokens, and the label of its pictures (DTCG). */
export interface Theme {
  $description?: string;
  /** Colours of the palette by the names of the token files. */
  palette?: ColorGroup;
  light?: Scoped;
  night?: Scoped;
  band?: Readonly<Record<string, { readonly light?: Scoped; readonly night?: Scoped }>>;
  /** The drawing inks, four tones each, by day and by night. */
  ink?: { readonly day?: InkGroup; readonly night?: InkGroup };
  $extensions?: { 'se.tand.label'?: Partial<LabelTheme> };
}
