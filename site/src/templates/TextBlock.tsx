import { Prose } from '@tand/ui';
import { Rich } from '../app/Rich.tsx';

export interface TextBlockProps {
  paragraphs?: readonly string[] | undefined;
  bullets?: readonly string[] | undefined;
  more?: readonly string[] | undefined;
}

const none: readonly string[] = [];

export function TextBlock({ paragraphs = none, bullets = none, more = none }: TextBlockProps) {
  return (
    <Prose>
      {paragraphs.map(text => (
        <p key={text}>
          <Rich>{text}</Rich>
        </p>
      ))}
      {bullets.length > 0 && (
        <ul>
          {bullets.map(text => (
            <li key={text}>
              <Rich>{text}</Rich>
            </li>
          ))}
        </ul>
      )}
      {more.map(text => (
        <p key={text}>
          <Rich>{text}</Rich>
        </p>
      ))}
    </Prose>
  );
}
