import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '../../foundations/Grid/index.ts';
import { Heading, type HeadingSize } from '../../foundations/Heading/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';

export interface TextSectionProps extends ComponentPropsWithRef<'section'> {
  /** Anchor of the section; its heading has the suffix `-headline`. */
  id: string;
  /** Text of the heading. */
  title: string;
  /** Size of the heading, independent of its level. */
  size?: HeadingSize | undefined;
  /** Whether the headline is at the side of the text on wide screens, and sticky. */
  isSplit?: boolean | undefined;
  /** Content: `Prose`, then links or a button. */
  children?: ReactNode;
}

/** A section of a page with a heading and an anchor. */
export function TextSection({ id, title, size = 'title', isSplit = false, children, ...rest }: TextSectionProps) {
  const heading = (
    <Heading level={2} size={size} id={`${id}-headline`} data-follows={isSplit || undefined}>
      {title}
    </Heading>
  );
  return (
    <section data-component="TextSection" id={id} aria-labelledby={`${id}-headline`} {...rest}>
      {isSplit ? (
        <Grid columns="aside" align="start">
          {heading}
          <Stack gap={4}>{children}</Stack>
        </Grid>
      ) : (
        <Stack gap={4}>
          {heading}
          {children}
        </Stack>
      )}
    </section>
  );
}
