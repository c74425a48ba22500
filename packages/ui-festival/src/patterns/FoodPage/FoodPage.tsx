import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { BackLink } from '@tand/ui/components/BackLink';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { FoodPageDays, FoodPageServing, type FoodPageDay, type FoodPageMenu } from './FoodPageServing.tsx';

export interface FoodPageProps extends Omit<TextPageProps, 'children'> {
  /** One menu for all days. */
  menu?: FoodPageMenu | undefined;
  /** Food by day, instead of or after `menu`. */
  days?: readonly FoodPageDay[] | undefined;
  /** Headed texts below the menus. */
  texts: readonly TextColumnsItem[];
  /** Link to the parent page. */
  back: { text: string; href: string };
}

/** A place to eat: the menu, texts, a link back to all food. */
export function FoodPage({ menu, days, texts, back, ...rest }: FoodPageProps) {
  return (
    <TextPage {...rest} data-component="FoodPage">
      {menu && <FoodPageServing {...menu} />}
      {days && <FoodPageDays days={days} />}
      <Section>
        <Stack gap={7}>
          {texts.length > 0 && <TextColumns texts={texts} />}
          <p>
            <BackLink href={back.href}>{back.text}</BackLink>
          </p>
        </Stack>
      </Section>
    </TextPage>
  );
}
