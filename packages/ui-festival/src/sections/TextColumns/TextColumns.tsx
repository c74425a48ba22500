import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import { Card } from '@tand/ui/components/Card';
import { requireProps } from '@tand/ui/styles';
import { TextSection, type TextBlockProps } from '../../components/TextSection/index.ts';
import { middleOf } from './middleOf.ts';
import { TextColumnsHalf } from './TextColumns.styles.ts';
import type { TextColumnsLayout } from './TextColumns.variants.ts';

export interface TextColumnsItem extends TextBlockProps {
  /** Anchor of the text. */
  id: string;
  headline: string;
}

export interface TextColumnsProps extends Omit<GridProps, 'children' | 'columns' | 'mobileColumns' | 'gap' | 'align' | 'element'> {
  /** Texts, shared out over two columns by their length; those with bullets are in a card. */
  texts: readonly TextColumnsItem[];
  /** Layout: `halves`, two columns of even length read one after the other, or `rows` of two or three texts. */
  layout?: TextColumnsLayout | undefined;
}

const lengthOf = ({ paragraphs = [], bullets = [], more = [] }: TextBlockProps) =>
  // Headlines and line breaks count as 80 letters.
  [...paragraphs, ...bullets, ...more].reduce((sum, text) => sum + text.length + 80, 160);

function toSection(text: TextColumnsItem) {
  const section = <TextSection key={text.id} {...text} size="heading" />;
  if (!text.bullets) return section;
  return (
    <Card key={text.id} band="wood" hasStriker>
      {section}
    </Card>
  );
}

/** Short headed texts in columns; on phones one after the other. */
export function TextColumns({ texts, layout = 'halves', ...rest }: TextColumnsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TextColumns', { texts });
  const middle = middleOf(texts.map(lengthOf));
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
