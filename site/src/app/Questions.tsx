import { Accordion } from '@tand/ui';
import { TextBlock } from '@tand/ui-festival';

export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <Accordion
      items={items.map(({ id, question, answer, bullets }) => ({
        id,
        title: question,
        content: <TextBlock paragraphs={answer} bullets={bullets} />,
      }))}
    />
  );
}
