import { Prose } from '@tand/ui/components/Prose';
import { RichText } from './RichText.tsx';

export interface TextBlockProps {
  /** Paragraphs, with the marks of `RichText`. */
  paragraphs?: readonly string[] | undefined;
  /** Items of a list with bullets. */
  bullets?: readonly string[] | undefined;
  /** Items of a numbered list. */
  steps?: readonly string[] | undefined;
  /** Paragraphs below the lists. */
  more?: readonly string[] | undefined;
}

const toParagraph = (text: string) => (
  <p key={text}>
    <RichText>{text}</RichText>
  </p>
);
const toItem = (text: string) => (
  <li key={text}>
    <RichText>{text}</RichText>
  </li>
);

/** Copy as prose. */
export function TextBlock({ paragraphs, bullets, steps, more }: TextBlockProps) {
  return (
    <Prose>
      {paragraphs?.map(toParagraph)}
      {bullets && <ul role="list">{bullets.map(toItem)}</ul>}
      {steps && <ol role="list">{steps.map(toItem)}</ol>}
      {more?.map(toParagraph)}
    </Prose>
  );
}
