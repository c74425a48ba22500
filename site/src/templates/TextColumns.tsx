import { Grid, Stack } from '@tand/ui';
import { TextSection, type TextSectionProps } from './TextSection.tsx';

export interface TextColumnsProps {
  sections: readonly Omit<TextSectionProps, 'children'>[];
}

const lengthOf = ({ paragraphs = [], bullets = [], more = [] }: TextColumnsProps['sections'][number]) =>
  // A headline and every new line cost about as much room as 80 letters.
  [...paragraphs, ...bullets, ...more].reduce((sum, text) => sum + text.length + 80, 160);

/** Where a row of lengths is cut so that both parts are as even as can be. */
function middleOf(lengths: readonly number[]): number {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  let best = { cut: 0, unevenness: total };
  lengths.forEach((length, index) => {
    before += length;
    const unevenness = Math.abs(total - 2 * before);
    if (unevenness < best.unevenness) best = { cut: index + 1, unevenness };
  });
  return best.cut;
}

/** Short texts in two columns where there is room, the first half before the second. */
export function TextColumns({ sections }: TextColumnsProps) {
  const middle = middleOf(sections.map(lengthOf));
  return (
    <Grid columns={2} gap="loose" align="start">
      {[sections.slice(0, middle), sections.slice(middle)].map(half => (
        <Stack key={half[0]?.id} gap={8}>
          {half.map(section => (
            <TextSection key={section.id} size="heading" {...section} />
          ))}
        </Stack>
      ))}
    </Grid>
  );
}
