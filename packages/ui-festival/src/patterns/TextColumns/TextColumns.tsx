import type { ReactNode } from 'react';
import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import { Card } from '@tand/ui/components/Card';
import { TextSection } from '@tand/ui/components/TextSection';
import { middleOf } from './middleOf.ts';
import { TextColumnsHalf } from './TextColumns.styles.ts';
import type { TextColumnsLayout } from './TextColumns.variants.ts';

export interface TextColumnsItem {
  /** Anchor of the text. */
  id: string;
  title: string;
  /** `Prose`, followed by links or a button. */
  content?: ReactNode;
  /** Relative length, such as the number of characters. @default 1 */
  length?: number | undefined;
  /** Puts the text in a card. */
  isBoxed?: boolean | undefined;
}

export interface TextColumnsProps extends Omit<GridProps, 'children' | 'columns' | 'mobileColumns' | 'gap' | 'align' | 'element'> {
  /** Texts, shared out over two columns by their length. */
  texts: readonly TextColumnsItem[];
  /** `halves`: two columns of even length, read one after the other. `rows`: rows of two or three texts. */
  layout?: TextColumnsLayout | undefined;
}

function toSection({ id, title, content, isBoxed }: TextColumnsItem) {
  const section = (
    <TextSection key={id} id={id} title={title} size="heading">
      {content}
    </TextSection>
  );
  if (!isBoxed) return section;
  return (
    <Card key={id} tone="wood" hasStriker>
      {section}
    </Card>
  );
}

/** Short headed texts in columns; on phones one after the other. */
export function TextColumns({ texts, layout = 'halves', ...rest }: TextColumnsProps) {
  const middle = middleOf(texts.map(({ length = 1 }) => length));
  const halves = [texts.slice(0, middle), texts.slice(middle)].filter(half => half.length > 0);
  return (
    <Grid columns={layout === 'rows' && texts.length !== 2 ? 3 : 2} gap="loose" align="start" {...rest} data-component="TextColumns">
      {layout === 'rows'
        ? texts.map(toSection)
        : halves.map(half => (
            <TextColumnsHalf key={half[0]!.id} gap={8}>
              {half.map(toSection)}
            </TextColumnsHalf>
          ))}
    </Grid>
  );
}
