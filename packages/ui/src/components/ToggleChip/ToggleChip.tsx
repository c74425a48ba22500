import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps, type RenderedLinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered } from '../../foundations/Rendered.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { ToggleChipFrame } from './ToggleChip.styles.ts';

export interface ToggleChipAsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether it is on, when the consumer keeps it. */
  isPressed?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultPressed?: boolean | undefined;
  /** Called with the wanted state, unless `onClick` prevented it. */
  onPressedChange?: ((isPressed: boolean, details: { event: MouseEvent }) => void) | undefined;
  /** Address of a chip that is a link; none makes it a button. */
  href?: undefined;
  /** Left out: a button is a button. */
  render?: undefined;
}
interface ToggleChipLink {
  /** Marks the link of what is shown now. */
  isCurrent?: boolean | undefined;
  /** Left out: of a link `isCurrent` says it. */
  isPressed?: undefined;
}
export interface ToggleChipAsLinkProps extends LinkProps, ToggleChipLink {
  /** Left out: what has an address is a link already. */
  render?: undefined;
}
export interface ToggleChipAsOtherProps extends RenderedLinkProps, ToggleChipLink {
  /** Left out: the element has it. */
  href?: undefined;
}
export type ToggleChipProps = ToggleChipAsButtonProps | ToggleChipAsOtherProps | ToggleChipAsLinkProps;

/** A square chip that is on or off: a filter (button) or one of several views (link). */
export function ToggleChip(props: ToggleChipProps) {
  if (props.href !== undefined || props.render) {
    const { isCurrent = false, render, ...rest } = props;
    // The frame is a button's; told so, it takes what a link takes.
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
