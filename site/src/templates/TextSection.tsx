import { TextSection as Section, type TextSectionProps as SectionProps } from '@tand/ui';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface TextSectionProps extends TextBlockProps, Pick<SectionProps, 'id' | 'headline' | 'size' | 'isSplit' | 'children'> {}

/** A headed piece of copy that can be linked to; what follows the text, as links or a button, are its children. */
export function TextSection({ id, headline, size, isSplit, children, ...text }: TextSectionProps) {
  return (
    <Section id={id} headline={headline} size={size} isSplit={isSplit}>
      <TextBlock {...text} />
      {children}
    </Section>
  );
}
