import { checkValues } from '../../styles/misuse.ts';
import type { ComponentPropsWithRef } from 'react';
import { bands, type Band } from '../../tokens/index.ts';
import { Container, type ContainerWidth } from '../Container/index.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { SectionFrame } from './Section.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const sectionPaddings = ['base', 'compact', 'tight'] as const;
export const sectionStrikers = ['none', 'bottom'] as const;

export type SectionVariables = Variables<'section', 'background' | 'color' | 'padding'>;

export interface SectionProps extends ComponentPropsWithRef<'section'>, RenderProps {
  /** Background, which sets the colours inside. */
  band?: Band | undefined;
  /** Padding above and below the content. */
  padding?: (typeof sectionPaddings)[number] | undefined;
  /** Edge with the striker, a dotted strip. */
  striker?: (typeof sectionStrikers)[number] | undefined;
  /** Width of the column inside; `full` has no column. */
  width?: ContainerWidth | 'full' | undefined;
}

/** A full-width band of the page. */
export function Section({ band = 'paper', padding = 'base', striker = 'none', width = 'base', render, children, ...rest }: SectionProps) {
  if (process.env.NODE_ENV !== 'production')
    checkValues('Section', { band: [band, bands], padding: [padding, sectionPaddings], striker: [striker, sectionStrikers] });
  return (
    <SectionFrame
      {...rendered(render, 'section')}
      data-component="Section"
      data-band={band}
      data-padding={padding}
      data-striker={striker}
      {...rest}
    >
      {width === 'full' ? children : <Container width={width}>{children}</Container>}
    </SectionFrame>
  );
}
