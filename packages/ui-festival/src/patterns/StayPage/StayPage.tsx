import type { ReactNode } from 'react';
import { Section } from '@tand/ui/foundations/Section';
import { BackLink } from '@tand/ui/components/BackLink';
import { Button } from '@tand/ui/components/Button';
import { CallToAction, type CallToActionProps } from '@tand/ui/components/CallToAction';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface StayPageProps extends Omit<TextPageProps, 'children'> {
  /** A band between the opening and the facts: everything is taken. */
  notice?: ReactNode;
  /** When, where and what it costs, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
  /** Headed texts about staying there. */
  texts: readonly TextColumnsItem[];
  /** How to book: a headed text, the action, and a link to the page above. */
  booking: { title: string; text: ReactNode; action: MoreLink; back: { text: string; href: string }; image?: CallToActionProps['image'] };
}

/** A place to sleep: the facts, how it works, the booking, the way back. */
export function StayPage({ notice, facts, texts, booking, ...rest }: StayPageProps) {
  const { text: action, ...shop } = booking.action;
  return (
    <TextPage {...rest} data-component="StayPage">
      {notice}
      <TitledSection title={facts.title} titleId="facts" titleSize="title" tone="wood">
        <KeyValueList items={facts.items} size="large" />
      </TitledSection>
      {texts.length > 0 && (
        <Section>
          <TextColumns texts={texts} />
        </Section>
      )}
      <CallToAction
        title={booking.title}
        titleId="book-now"
        image={booking.image}
        actions={
          <>
            <Button {...shop}>{action}</Button>
            <BackLink href={booking.back.href}>{booking.back.text}</BackLink>
          </>
        }
      >
        {booking.text}
      </CallToAction>
    </TextPage>
  );
}
