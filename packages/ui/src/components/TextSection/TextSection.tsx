import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '../../foundations/Grid/index.ts';
import { Heading, type HeadingSize } from '../../foundations/Heading/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';

export interface TextSectionProps extends ComponentPropsWithRef<'section'> {
  /** Anchor of the section; its heading gets `-headline` behind it. */
  id: string;
  /** The heading. */
  title: string;
  /** Size of the heading, whatever its level. */
  size?: HeadingSize | undefined;
  /** Puts the headline beside the text where there is room; it stays in sight until the text ends. */
  isSplit?: boolean | undefined;
  /** `Prose`, and what follows it: links, a button. */
  children?: ReactNode;
}

/** A headed piece of a page that can be linked to. */
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
