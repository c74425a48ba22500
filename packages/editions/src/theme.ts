/** A colour of a DTCG file. */
export interface ColorToken {
  $value: { colorSpace: 'srgb'; components: readonly number[]; hex: string } | string;
}
type ColorGroup = Readonly<Record<string, ColorToken | string>>;
type InkGroup = Readonly<Record<string, Readonly<Record<string, { $value: { hex: string } }>>>>;
type Scoped = { readonly color: ColorGroup };

type InkName = 'r' | 'y' | 'b' | 'p' | 'g' | 'w' | 's' | 'k' | 'o';

/** The label on the matchbox of the festival's pictures. Inks are those of the art kit. */
export interface LabelTheme {
  /** Ground, second ink and pattern of the label. */
  sleeve: { ground: InkName; second: InkName; pattern: 'rays' | 'waves' | 'stripes' };
  /** Ground of the home page's preview. */
  hero: InkName;
  /** Districts of the far row in the box, back to front. */
  plots: readonly string[];
  /** Who looks in from the roof of the box. */
  guest: 'none' | 'moose' | 'cat';
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
