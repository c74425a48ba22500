import type { StoryWords } from '../../test/localized.tsx';
import type { ComparisonSectionItem, ComparisonSectionProps } from './ComparisonSection.tsx';

/** The things of a comparison from a table: a row a point, a column a thing. */
export const itemsOf = (
  titles: readonly string[],
  rows: readonly (readonly [label: string, ...values: string[]])[],
): ComparisonSectionItem[] =>
  titles.map((title, index) => ({ id: title, title, facts: rows.map(([label, ...values]) => ({ label, value: values[index] })) }));

export const words = {
  sv: {
    title: 'Jämför i lugn och ro',
    titleId: 'compare',
    items: itemsOf(
      ['Sovsal', 'Camping', 'Stuga'],
      [
        ['Du sover på', 'Eget underlag', 'Eget underlag i eget tält', 'Säng med madrass'],
        ['Ljud om natten', 'Tyst dygnet runt', 'Lågt 23.00–07.00', 'Så tyst som sällskapet'],
        ['Till din LAN-plats', 'Två minuter', 'Fem minuter', 'Åtta minuter'],
      ],
    ),
  },
  en: {
    title: 'Compare at leisure',
    items: itemsOf(
      ['Sleeping hall', 'Camp site', 'Cabin'],
      [
        ['You sleep on', 'Your own mat', 'Your own mat in your own tent', 'A bed with a mattress'],
        ['Noise at night', 'Quiet at all hours', 'Low voices 23:00–07:00', 'As quiet as your company'],
        ['To your LAN seat', 'Two minutes', 'Five minutes', 'Eight minutes'],
      ],
    ),
  },
} satisfies StoryWords<ComparisonSectionProps>;
