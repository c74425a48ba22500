import type { ComponentPropsWithRef } from 'react';
import { Grid } from '../../foundations/Grid/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LinkArrow } from '../../components/LinkArrow/index.ts';
import { Picture, type PictureProps } from '../../components/Picture/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface NotFoundPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  headline: string;
  preamble: string;
  /** The way home, or to the list that such pages belong to. */
  home: { text: string; href: string };
  picture?: Pick<PictureProps, 'src' | 'nightSrc' | 'alt' | 'width' | 'height' | 'isFramed'> | undefined;
  /** Other ways on. */
  links?: { title: string; items: readonly MoreLink[] } | undefined;
}

/** Says that there is no such page, article or person, and leads on. */
export function NotFoundPage({ headline, preamble, home, picture, links, ...rest }: NotFoundPageProps) {
  const words = (
    <Stack gap={5}>
      <Heading level={1}>{headline}</Heading>
      <Text size="lead" isMeasured>
        {preamble}
      </Text>
      <p>
        <Button href={home.href}>{home.text}</Button>
      </p>
    </Stack>
  );
  return (
    <div {...rest} data-component="NotFoundPage">
      <Section>
        {picture ? (
          <Grid columns={2} align="center">
            {words}
            <Picture {...picture} isPriority />
          </Grid>
        ) : (
          words
        )}
      </Section>
      {links && links.items.length > 0 && (
        <TitledSection title={links.title} titleId="links" titleSize="title" tone="wood">
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
