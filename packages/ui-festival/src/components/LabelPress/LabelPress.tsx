import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture } from '@tand/ui/components/Picture';
import { Stack } from '@tand/ui/foundations/Stack';
import { LabelPressFrame, LabelPressSheet } from './LabelPress.styles.ts';

export interface LabelPressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label in colour (`src`) and in black on wood (`unstruck`), 900 × 1200 px; undefined leaves its space empty. */
  image?: { src: string; unstruck: string; alt: string } | undefined;
  /** Whether the label is shown in colour. */
  isStruck: boolean;
  /** Form and actions of the label maker. */
  children?: ReactNode;
}

/** A personal label next to its form. */
export function LabelPress({ image, isStruck, children, ...rest }: LabelPressProps) {
  return (
    <LabelPressFrame data-component="LabelPress" {...rest}>
      <LabelPressSheet data-struck={isStruck || undefined} key={image?.src}>
        {image && (
          <>
            <Picture src={image.unstruck} width={900} height={1200} alt={isStruck ? '' : image.alt} />
            {isStruck && <Picture src={image.src} width={900} height={1200} alt={image.alt} />}
          </>
        )}
      </LabelPressSheet>
      <Stack gap={6}>{children}</Stack>
    </LabelPressFrame>
  );
}
