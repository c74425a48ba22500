import { TextSection as Section, type TextSectionProps as SectionProps } from '@tand/ui';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface TextSectionProps extends TextBlockProps, Pick<SectionProps, 'id' | 'size' | 'isSplit' | 'children'> {
  headline: string;
}

export function TextSection({ id, headline, size, isSplit, children, ...text }: TextSectionProps) {
  return (
    <Section id={id} title={headline} size={size} isSplit={isSplit}>
      <TextBlock {...text} />
      {children}
    </Section>
  );
}
