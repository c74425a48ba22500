import type { ComponentPropsWithRef } from 'react';
import type { Band } from '../../tokens/index.ts';
import { Container, type ContainerWidth } from '../Container/index.ts';
import { rendered, type RenderElement } from '../Rendered.tsx';
import { SectionFrame } from './Section.styles.ts';
import type { sectionPaddings, sectionStrikers } from './Section.variants.ts';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The band's ground; all colours inside follow it. */
  tone?: Band | undefined;
  /** Room above and below what it holds. */
  padding?: (typeof sectionPaddings)[number] | undefined;
  /** A strip of striker along one edge. */
  striker?: (typeof sectionStrikers)[number] | undefined;
  /** Width of the column inside, or `full` for none. */
  width?: ContainerWidth | 'full' | undefined;
  /** Another element that looks so, in place of its own, as `<main>`. */
  render?: RenderElement | undefined;
}

/** A full-bleed band of the page. Name it with `aria-labelledby` when it has a heading. */
export function Section({ tone = 'paper', padding = 'base', striker = 'none', width = 'base', render, children, ...rest }: SectionProps) {
  return (
    <SectionFrame
      {...rendered(render, 'section')}
      data-component="Section"
      data-band={tone}
      data-padding={padding}
      data-striker={striker}
      {...rest}
    >
      {width === 'full' ? children : <Container width={width}>{children}</Container>}
    </SectionFrame>
  );
}
