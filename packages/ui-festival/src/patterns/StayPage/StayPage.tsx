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
  /** Band between opening and facts, such as that all places are taken. */
  notice?: ReactNode;
  /** Facts such as time, place and price, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
  /** Headed texts about staying there. */
  texts: readonly TextColumnsItem[];
  /** Booking: text, button, and a link to the parent page. */
  booking: { title: string; text: ReactNode; action: MoreLink; back: { text: string; href: string }; image?: CallToActionProps['image'] };
}

/** A place to sleep: facts, texts, booking, a link back. */
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
