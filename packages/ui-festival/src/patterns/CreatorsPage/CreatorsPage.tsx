import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { CreatorCard, type CreatorCardProps } from '../../components/CreatorCard/index.ts';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { SocialLinks, type SocialProfileLink } from '@tand/ui/components/SocialLinks';
import { TextSection } from '@tand/ui/components/TextSection';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';
import { CreatorsPagePlace } from './CreatorsPagePlace.tsx';

export interface CreatorsPageItem extends Pick<CreatorCardProps, 'nick' | 'image' | 'line' | 'href'> {
  profiles: readonly SocialProfileLink[];
}

export interface CreatorsPageProps extends Omit<TextPageProps, 'children'> {
  /** All creators, under a heading with a lead. */
  list: { title: string; lead: string; creators: readonly CreatorsPageItem[] };
  /** Nick of the creator to scroll into view. */
  focused?: string | undefined;
  /** Where they can be met. */
  meet: { title: string; text: ReactNode; facts: readonly KeyValue[]; more: MoreLink };
  /** How to become one. */
  become: { title: string; text: ReactNode; more: MoreLink };
  /** Name of the list of each creator's channels, and what is said of new tabs. */
  labels: {
    /** Name of the list of a creator's channels. */
    channels: (nick: string) => string;
    newTab: string;
  };
}

const Way = ({ text, ...link }: MoreLink) => (
  <p>
    <LinkArrow {...link}>{text}</LinkArrow>
  </p>
);

/** All creators with their channels, where to meet them, how to become one. */
export function CreatorsPage({ list, focused, meet, become, labels, ...rest }: CreatorsPageProps) {
  return (
    <TextPage {...rest} data-component="CreatorsPage">
      <TitledSection title={list.title} titleId="list" lead={list.lead}>
        <Grid element="ul" columns={6} mobileColumns={2} aria-labelledby="list">
          {list.creators.map(({ profiles, ...creator }) => {
            const isFocused = creator.nick === focused;
            return (
              <CreatorsPagePlace key={creator.nick} isFocused={isFocused}>
                <CreatorCard {...creator} isFocused={isFocused} aria-current={isFocused || undefined}>
                  <SocialLinks profiles={profiles} labels={{ list: labels.channels(creator.nick), newTab: labels.newTab }} />
                </CreatorCard>
              </CreatorsPagePlace>
            );
          })}
        </Grid>
      </TitledSection>
      <Section tone="blue">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="meet" title={meet.title}>
            {meet.text}
            <Way {...meet.more} />
          </TextSection>
          <KeyValueList items={meet.facts} />
        </Grid>
      </Section>
      <Section tone="yellow">
        <TextSection id="become" title={become.title} isSplit>
          {become.text}
          <Way {...become.more} />
        </TextSection>
      </Section>
    </TextPage>
  );
}
