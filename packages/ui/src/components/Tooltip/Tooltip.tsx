import { requireProps, warn } from '../../styles/misuse.ts';
import {
  cloneElement,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { useSwitchWarning } from '../../foundations/useControlled.ts';
import { attachTooltip, type TooltipReason } from './attachTooltip.ts';
import { keepInView } from './keepInView.ts';
import { TooltipBubble, TooltipFrame } from './Tooltip.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const tooltipPlacements = ['above', 'below'] as const;
export type TooltipPlacement = (typeof tooltipPlacements)[number];

export type TooltipVariables = Variables<'tooltip', 'background' | 'color' | 'border' | 'radius' | 'padding' | 'font'>;

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text, which describes the child but does not name it. */
  label: ReactNode;
  /** Side of the child on which it opens. */
  placement?: TooltipPlacement | undefined;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state and what changed it. */
  onOpenChange?: ((open: boolean, details: { reason: TooltipReason }) => void) | undefined;
  /** One focusable element: a button, a link or a field. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a control, shown on hover and keyboard focus. */
export function Tooltip({ label, placement = 'above', open, defaultOpen = false, onOpenChange, children, ref, ...rest }: TooltipProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Tooltip', { label, children });
  useSwitchWarning(open !== undefined);
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });
  useEffect(
    () =>
      attachTooltip(frame.current!, {
        onOpenChange(isOpen, reason) {
          latest.current.onOpenChange?.(isOpen, { reason });
          return latest.current.open === undefined;
        },
      }),
    [],
  );
  useEffect(() => {
    if (
      process.env.NODE_ENV !== 'production' &&
      !frame.current!.querySelector('a[href], button, input, select, textarea, summary, [tabindex]')
    )
      warn('A Tooltip has no focusable element, so keyboard users cannot open it. Put a button, a link or a field into it.');
  }, []);
  useLayoutEffect(() => {
    if (!bubble.current!.hidden) keepInView(bubble.current!);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other props change the position
  }, [open, placement, label]);
  return (
    <TooltipFrame data-component="Tooltip" data-placement={placement} {...rest} ref={useMemo(() => mergeRefs(frame, ref), [ref])}>
      {cloneElement(children, { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') })}
      <TooltipBubble
        ref={bubble}
        role="tooltip"
        id={id}
        hidden={!(open ?? defaultOpen)}
        data-part="bubble"
        data-placement={placement}
        data-band="card"
      >
        {label}
      </TooltipBubble>
    </TooltipFrame>
  );
}
