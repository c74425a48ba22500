import { Heading } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { BackLink, TextLinks, type TextLink } from '../../components/TextSection/index.ts';
import type { TitledSectionProps } from '../TitledSection/index.ts';

export interface NextSectionProps extends Omit<SectionProps, 'title' | 'children'>, Pick<TitledSectionProps, 'title'> {
  /** Links to further pages. */
  links: readonly TextLink[];
  /** Link to the parent page. */
  back: TextLink;
}

/** The end of a page: links to further pages, and back. */
export function NextSection({ title, links, back, ...rest }: NextSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('NextSection', { links, back });
  return (
    <Section padding="compact" aria-labelledby="next" {...rest} data-component="NextSection">
      <Stack gap={5}>
        <Heading level={2} size="heading" id="next">
          {title}
        </Heading>
        {links.length > 0 && <TextLinks links={links} />}
        <p>
          <BackLink {...back} />
        </p>
      </Stack>
    </Section>
  );
}
