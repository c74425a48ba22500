import type { StoryWords } from '../../test/localized.tsx';
import type { ComparisonRow, ComparisonSectionProps } from './ComparisonSection.tsx';

export const row = (label: string, ...values: ComparisonRow['values']) => ({ label, values });

export const yes = { sv: { isIncluded: true, label: 'Ingår' }, en: { isIncluded: true, label: 'Included' } };
export const no = { sv: { isIncluded: false, label: 'Ingår inte' }, en: { isIncluded: false, label: 'Not included' } };

export const words = {
  sv: {
    title: 'Jämför i lugn och ro',
    titleId: 'compare',
    columns: ['Sovsal', 'Camping', 'Stuga'],
    labels: { caption: 'Sovsal, camping och stuga punkt för punkt', choose: 'Visa' },
    rows: [
      row('Du sover på', 'Eget underlag', 'Eget underlag i eget tält', 'Säng med madrass'),
      row('Ljud om natten', 'Tyst dygnet runt', 'Lågt 23.00–07.00', 'Så tyst som sällskapet'),
      row('Frukost', no.sv, no.sv, yes.sv),
      row('Till din LAN-plats', 'Två minuter', 'Fem minuter', 'Åtta minuter'),
    ],
  },
  en: {
    title: 'Compare at leisure',
    columns: ['Sleeping hall', 'Camp site', 'Cabin'],
    labels: { caption: 'Sleeping hall, camp site and cabin point by point', choose: 'Show' },
    rows: [
      row('You sleep on', 'Your own mat', 'Your own mat in your own tent', 'A bed with a mattress'),
      row('Noise at night', 'Quiet at all hours', 'Low voices 23:00–07:00', 'As quiet as your company'),
      row('Breakfast', no.en, no.en, yes.en),
      row('To your LAN seat', 'Two minutes', 'Five minutes', 'Eight minutes'),
    ],
  },
} satisfies StoryWords<ComparisonSectionProps>;
