import type { CSSProperties } from 'react';

/** Custom properties of components, by the end of the name. */
export interface Restyled {
  /** Background colour, in every variant. */
  background: string;
  /** Colour of text and icons. */
  color: string;
  /** Border, as in CSS `border`. */
  border: string;
  /** Border radius. */
  radius: string;
  /** Gap between the elements inside. */
  gap: string;
  /** Padding around the content. */
  padding: string;
  /** Font family of headings, labels or other prominent text. */
  font: string;
  /** Font size of the text. */
  'font-size': string;
  /** Colour of the leading edge, in every variant. */
  accent: string;
  /** Background colour of the chosen part. */
  'selected-background': string;
  /** Text colour of the chosen part. */
  'selected-color': string;
  /** Background colour of a highlighted item. */
  'highlighted-background': string;
  /** Colour of the line that marks the current time. */
  'now-background': string;
  /** Colour of the headings. */
  'heading-color': string;
  /** Colour of the links. */
  'link-color': string;
  /** Font family of the place and the dates in a hero. */
  'date-font': string;
}

/** Type for `style` with a component's custom properties, such as `--ui-button-radius`. */
export type Variables<Part extends string, Name extends keyof Restyled> = CSSProperties & {
  [Key in keyof Restyled as Key extends Name ? `--ui-${Part}-${Key}` : never]?: Restyled[Key] | undefined;
};
