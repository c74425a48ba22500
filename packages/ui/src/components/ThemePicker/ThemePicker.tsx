import { type ComponentPropsWithRef, useEffect, useId, useMemo, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import {
  attachThemePicker,
  type AttachThemePickerOptions,
  contrastChoices,
  themeChoices,
  type ContrastChoice,
  type ThemeChoice,
} from './attachThemePicker.ts';
import { ToggleChipFrame } from '../ToggleChip/ToggleChip.styles.ts';
import { ThemePickerFrame } from './ThemePicker.styles.ts';

export interface ThemePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'>, AttachThemePickerOptions {
  /** Name of the group (`theme`) and of its choices. */
  labels: Record<'theme' | ThemeChoice, string>;
  /** Name of the contrast group (`contrast`) and of its choices; default: no such group. */
  contrastLabels?: Record<'contrast' | ContrastChoice, string> | undefined;
}

const choicesOf = <Choice extends string>(name: string, choices: readonly Choice[], labels: Record<Choice, string>) =>
  choices.map(choice => (
    <ToggleChipFrame as="label" key={choice}>
      <input type="radio" name={name} value={choice} defaultChecked={choice === 'system'} />
      {labels[choice]}
    </ToggleChipFrame>
  ));

/** Choices of theme and contrast for the page. */
export function ThemePicker({ labels, contrastLabels, onThemeChange, onContrastChange, ref, ...rest }: ThemePickerProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ThemePicker', { labels });
  const root = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  useEffect(() => attachThemePicker(root.current!, { onThemeChange, onContrastChange }), [onThemeChange, onContrastChange]);
  return (
    <ThemePickerFrame data-component="ThemePicker" data-needs-script {...rest} ref={useMemo(() => mergeRefs(root, ref), [ref])}>
      <legend>{labels.theme}</legend>
      {choicesOf(name, themeChoices, labels)}
      {contrastLabels && (
        <fieldset data-part="contrast">
          <legend>{contrastLabels.contrast}</legend>
          {choicesOf(`${name}-contrast`, contrastChoices, contrastLabels)}
        </fieldset>
      )}
    </ThemePickerFrame>
  );
}
