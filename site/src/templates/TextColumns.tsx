import { Grid, Stack } from '@tand/ui';
import { TextSection, type TextSectionProps } from './TextSection.tsx';

export interface TextColumnsProps {
  sections: readonly Omit<TextSectionProps, 'children'>[];
}

/** Short texts in two columns where there is room, the first half before the second. */
export function TextColumns({ sections }: TextColumnsProps) {
  const middle = Math.ceil(sections.length / 2);
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
