import type { ReactNode } from 'react';
import { Section } from '../../foundations/Section/index.ts';
import { BackLink } from '../../components/BackLink/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CallToAction, type CallToActionProps } from '../../components/CallToAction/index.ts';
import { KeyValueList, type KeyValue } from '../../components/KeyValueList/index.ts';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface StayPageProps extends Omit<TextPageProps, 'children'> {
  /** A band between the opening and the facts: everything is taken. */
  notice?: ReactNode;
  facts: { title: string; items: readonly KeyValue[] };
  texts: readonly TextColumnsItem[];
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
