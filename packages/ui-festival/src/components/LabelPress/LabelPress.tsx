import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture } from '@tand/ui/components/Picture';
import { LabelPressFrame, LabelPressSheet } from './LabelPress.styles.ts';

export interface LabelPressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The label and the same in wood and black, both 900 by 1200; its room is kept until it is drawn. */
  image?: { src: string; unstruck: string; alt: string } | undefined;
  /** The label has been struck alight; before that it is shown in wood and black. */
  isStruck: boolean;
  /** The form, and what to do with the label. */
  children?: ReactNode;
}

/** A label of one's own on its table, beside what it is made from. Struck, it turns from wood to colour in four steps. */
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
      <div>{children}</div>
    </LabelPressFrame>
  );
}
