import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { BackLink } from '@tand/ui/components/BackLink';
import { Button } from '@tand/ui/components/Button';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { TextSection } from '@tand/ui/components/TextSection';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';

export interface TournamentPageProps extends Omit<TextPageProps, 'actions'> {
  /** Message under the opening, such as an update. */
  notice?: ReactNode;
  /** Introduction above the facts. */
  intro: ReactNode;
  /** When, where, how many and for what, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
  /** How it is played, under a heading. */
  format: { title: string; text: ReactNode };
  /** When it is played: a band of its own. */
  times?: ReactNode;
  /** Bands between the times and the rules. */
  children?: ReactNode;
  /** Requirements, rules and prizes. */
  rules: ReactNode;
  /** How to enter: text, links, and a link back. */
  entry: {
    title: string;
    text: ReactNode;
    /** Registration first, then platforms and tickets; the first is in the opening too. */
    ways: readonly MoreLink[];
    links?: readonly MoreLink[] | undefined;
    back: { text: string; href: string };
  };
}

/** A tournament: banner, introduction, format, times, rules, prizes, entry, a link back. */
export function TournamentPage({ notice, intro, facts, format, times, children, rules, entry, ...rest }: TournamentPageProps) {
  const ways = entry.ways.map(({ text, ...way }, index) => (
    <Button key={way.href} {...way} variant={index === 0 ? 'primary' : 'paper'}>
      {text}
    </Button>
  ));
  return (
    <TextPage {...rest} data-component="TournamentPage" actions={ways.length > 0 && <p>{ways[0]}</p>}>
      <Section tone="wood" aria-labelledby="facts">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5}>
            {notice}
            {intro}
          </Stack>
          <Stack gap={5}>
            <Heading level={2} size="title" id="facts">
              {facts.title}
            </Heading>
            <KeyValueList items={facts.items} />
          </Stack>
        </Grid>
      </Section>
      <Section>
        <TextSection id="format" title={format.title} isSplit>
          {format.text}
        </TextSection>
      </Section>
      {times}
      {children}
      <Section>{rules}</Section>
      <Section tone="yellow">
        <TextSection id="entry" title={entry.title} isSplit>
          {entry.text}
          <Stack direction="row" gap={4}>
            {ways}
          </Stack>
          {entry.links && (
            <Stack element="ul" direction="row" gap={5}>
              {entry.links.map(({ text, ...link }) => (
                <li key={link.href}>
                  <LinkArrow {...link}>{text}</LinkArrow>
                </li>
              ))}
            </Stack>
          )}
          <p>
            <BackLink href={entry.back.href}>{entry.back.text}</BackLink>
          </p>
        </TextSection>
      </Section>
    </TextPage>
  );
}
