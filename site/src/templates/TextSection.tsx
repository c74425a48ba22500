import { TextSection as Section, type TextSectionProps as SectionProps } from '@tand/ui';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface TextSectionProps extends TextBlockProps, Pick<SectionProps, 'id' | 'size' | 'isSplit' | 'children'> {
  /** The heading, as copy calls it. */
  headline: string;
}

/** A headed piece of copy that can be linked to; what follows the text, as links or a button, are its children. */
export function TextSection({ id, headline, size, isSplit, children, ...text }: TextSectionProps) {
  return (
    <Section id={id} title={headline} size={size} isSplit={isSplit}>
      <TextBlock {...text} />
      {children}
    </Section>
  );
}
