export interface ColorToken {
  $value: { colorSpace: 'srgb'; components: readonly number[]; hex: string } | string;
}
type ColorGroup = Readonly<Record<string, ColorToken | string>>;
export type InkGroup = Readonly<Record<string, Readonly<Record<string, { $value: { hex: string } }>>>>;
type Scoped = { readonly color: ColorGroup };

type InkName = 'r' | 'y' | 'b' | 'p' | 'g' | 'w' | 's' | 'k' | 'o';

export interface LabelTheme {
  sleeve: { ground: InkName; second: InkName; pattern: 'rays' | 'waves' | 'stripes' };
  hero: InkName;
  /** Slugs of the districts in the far row of the box, back to front. */
  plots: readonly string[];
  guest: 'none' | 'moose' | 'cat';
}

export interface Theme {
  $description?: string;
  palette?: ColorGroup;
  light?: Scoped;
  night?: Scoped;
  band?: Readonly<Record<string, { readonly light?: Scoped; readonly night?: Scoped }>>;
  ink?: { readonly day?: InkGroup; readonly night?: InkGroup };
  $extensions?: { 'se.tand.label'?: Partial<LabelTheme> };
}
