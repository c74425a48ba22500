import { useId, useSyncExternalStore, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { strike } from '../../styles/strike.ts';
import { ThemePickerFrame } from './ThemePicker.styles.ts';
import { themeChoices, type ThemeChoice } from './ThemePicker.variants.ts';
import { chooseTheme, chosenTheme, onThemeChosen, themeOf } from './themeChoice.ts';

export interface ThemePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** `theme` names the group; the others its choices. */
  labels: Record<'theme' | ThemeChoice, string>;
  /** Told after the page has changed, to remember the choice or to forget the last one. */
  onThemeChange?: ((choice: ThemeChoice, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

const onServer = (): ThemeChoice => 'system';

/** Day, night, or as the device has it. It sets `data-theme` on the root of the page, or takes it away. */
export function ThemePicker({ labels, onThemeChange, ...rest }: ThemePickerProps) {
  const name = useId();
  const chosen = useSyncExternalStore(onThemeChosen, chosenTheme, onServer);
  const choose = (choice: ThemeChoice, event: ChangeEvent<HTMLInputElement>) => {
    const next = themeOf(choice);
    const change = () => {
      chooseTheme(choice);
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
          <input type="radio" name={name} value={choice} checked={choice === chosen} onChange={event => choose(choice, event)} />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </ThemePickerFrame>
  );
}
