import { requireName } from '../../styles/misuse.ts';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps, type RenderedLinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered } from '../../foundations/Rendered.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { ToggleChipFrame } from './ToggleChip.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type ToggleChipVariables = Variables<
  'toggle-chip',
  'background' | 'color' | 'selected-background' | 'selected-color' | 'border' | 'radius' | 'gap' | 'font'
>;

export interface ToggleChipAsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether it is on (controlled). */
  isPressed?: boolean | undefined;
  /** Whether it is on initially. @default false */
  defaultPressed?: boolean | undefined;
  /** Called with the wanted state, unless `onClick` calls `preventDefault()`. */
  onPressedChange?: ((isPressed: boolean, details: { event: MouseEvent }) => void) | undefined;
  href?: undefined;
  render?: undefined;
}
interface ToggleChipLink {
  /** Whether the link is the current view. */
  isCurrent?: boolean | undefined;
  isPressed?: undefined;
}
export interface ToggleChipAsLinkProps extends LinkProps, ToggleChipLink {
  render?: undefined;
}
export interface ToggleChipAsOtherProps extends RenderedLinkProps, ToggleChipLink {
  href?: undefined;
}
export type ToggleChipProps = ToggleChipAsButtonProps | ToggleChipAsOtherProps | ToggleChipAsLinkProps;

/** A chip for a filter (button) or a view (link). */
export function ToggleChip(props: ToggleChipProps) {
  if (props.href !== undefined || props.render) {
    const { isCurrent = false, render, ...rest } = props;
    // As a link, the frame takes a link's props.
    return (
      <ToggleChipFrame
        as={(render ? Rendered : Link) as typeof Link}
        {...(render && { render })}
        data-component="ToggleChip"
        aria-current={isCurrent || undefined}
        {...(rest as LinkProps)}
      />
    );
  }
  return <ToggleChipButton {...props} />;
}

function ToggleChipButton({ isPressed, defaultPressed = false, onPressedChange, onClick, ...rest }: ToggleChipAsButtonProps) {
  if (process.env.NODE_ENV !== 'production') requireName('A ToggleChip', rest.children, rest['aria-label'], rest['aria-labelledby']);
  const [isOn, setOn] = useControlled(isPressed, defaultPressed);
  return (
    <ToggleChipFrame
      data-component="ToggleChip"
      type="button"
      aria-pressed={isOn}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setOn(!isOn);
        onPressedChange?.(!isOn, { event });
      }}
      {...rest}
    />
  );
}
