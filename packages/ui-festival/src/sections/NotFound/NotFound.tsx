import type { ComponentPropsWithRef } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Button } from '@tand/ui/components/Button';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { Picture } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import type { PageHeaderProps } from '../PageHeader/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface NotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, Pick<PageHeaderProps, 'title' | 'lead'> {
  /** Link to the home page or the parent list. */
  home: { text: string; href: string };
  /** Drawing next to the text. */
  image?: PageHeaderProps['image'];
  /** Links to other pages. */
  links?: { title: string; items: readonly MoreLink[] } | undefined;
}

/** The content of a page for a missing page, article or person. */
export function NotFound({ title, lead, home, image, links, ...rest }: NotFoundProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('NotFound', { home });
  const words = (
    <Stack gap={5}>
      <Heading level={1}>{title}</Heading>
      <Text size="lead" isMeasured>
        {lead}
      </Text>
      <p>
        <Button href={home.href}>{home.text}</Button>
      </p>
    </Stack>
  );
  return (
    <div {...rest} data-component="NotFound">
      <Section>
        {image ? (
          <Grid columns={2} align="center">
            {words}
            <Picture {...image} isPriority data-front="" />
          </Grid>
        ) : (
          words
        )}
      </Section>
      {links && links.items.length > 0 && (
        <TitledSection title={links.title} titleId="links" titleSize="title" band="wood">
          <Grid element="ul" columns={4} gap="tight">
            {links.items.map(({ text, ...link }) => (
              <li key={link.href}>
                <LinkArrow {...link}>{text}</LinkArrow>
              </li>
            ))}
          </Grid>
        </TitledSection>
      )}
    </div>
  );
}
