import type { StoryWords } from '../../test/localized.tsx';
import type { PartnersSectionProps } from './PartnersSection.tsx';

const tile = (name: string) => ({ id: name, name, href: `/partners/${name.toLowerCase().replaceAll(' ', '-')}` });

export const data = {
  columns: 4,
  partners: ['Elgiganten', 'ASUS ROG', 'TCL', 'Saab', 'Vimla', 'Jönköping Energi', 'VHD Media', 'Husqvarna'].map(tile),
} satisfies Partial<PartnersSectionProps>;

export const words = {
  sv: {
    title: 'Partner',
    titleId: 'partners',
    lead: 'De som håller i kabeln, kylen och kranen.',
    more: { text: 'Alla partner', href: '/partners' },
  },
  en: {
    title: 'Our partners',
    lead: 'They keep the cables, the fridges and the taps running.',
    more: { text: 'All partners', href: '/partners' },
  },
} satisfies StoryWords<PartnersSectionProps>;
