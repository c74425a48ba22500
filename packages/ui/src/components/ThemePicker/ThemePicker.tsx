import { useId, useSyncExternalStore, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { strike } from '../../styles/strike.ts';
import { ThemePickerFrame } from './ThemePicker.styles.ts';
import { contrastChoices, themeChoices, type ContrastChoice, type ThemeChoice } from './ThemePicker.variants.ts';
import { choose, chosenContrast, chosenTheme, onChosen, themeOf } from './themeChoice.ts';

export interface ThemePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Name of the group (`theme`) and of its choices. */
  labels: Record<'theme' | ThemeChoice, string>;
  /** Name of the contrast group (`contrast`) and of its choices; without it only themes are offered. */
  contrastLabels?: Record<'contrast' | ContrastChoice, string> | undefined;
  /** Called after the page has changed, to store or remove the choice. */
  onThemeChange?: ((choice: ThemeChoice, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** As `onThemeChange`, for the contrast. */
  onContrastChange?: ((choice: ContrastChoice, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

const onServer = () => 'system' as const;

/** Day, night, or as on the device: sets or removes `data-tand-theme`, and `data-tand-contrast`, on the root element. */
export function ThemePicker({ labels, contrastLabels, onThemeChange, onContrastChange, ...rest }: ThemePickerProps) {
  const name = useId();
  const chosen = useSyncExternalStore(onChosen, chosenTheme, onServer);
  const contrast = useSyncExternalStore(onChosen, chosenContrast, onServer);
  const chooseTheme = (choice: ThemeChoice, event: ChangeEvent<HTMLInputElement>) => {
    const next = themeOf(choice);
    const change = () => {
      choose('tandTheme', choice);
      onThemeChange?.(choice, { event });
    };
    if (next === themeOf(chosen)) change();
    else strike(event.currentTarget, next === 'light' ? 'strike' : 'blow', change);
  };
  return (
    <ThemePickerFrame data-component="ThemePicker" {...rest}>
      <legend>{labels.theme}</legend>
      {themeChoices.map(choice => (
        <label key={choice}>
          <input type="radio" name={name} value={choice} checked={choice === chosen} onChange={event => chooseTheme(choice, event)} />
          <span>{labels[choice]}</span>
        </label>
      ))}
      {contrastLabels && (
        <fieldset data-part="contrast">
          <legend>{contrastLabels.contrast}</legend>
          {contrastChoices.map(choice => (
            <label key={choice}>
              <input
                type="radio"
                name={`${name}-contrast`}
                value={choice}
                checked={choice === contrast}
                onChange={event => {
                  choose('tandContrast', choice);
                  onContrastChange?.(choice, { event });
                }}
              />
              <span>{contrastLabels[choice]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </ThemePickerFrame>
  );
}
