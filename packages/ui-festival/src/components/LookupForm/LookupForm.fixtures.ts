import type { ContentLang } from '@tand/festival';
import type { LookupFormLabels } from './LookupForm.tsx';

export const lookupLabels: Record<ContentLang, LookupFormLabels> = {
  sv: {
    reference: 'Ordernummer',
    referenceHint: 'Åtta tecken, står i biljettmejlet.',
    postal: 'Postnummer',
    submit: 'Hitta mina biljetter',
    loading: 'Letar efter dina biljetter',
    found: 'Här är dina biljetter',
    errors: [
      'Vi hittade inga biljetter.',
      'Kontrollera ordernumret och postnumret du köpte med.',
      'Hör av dig till supporten om det ändå inte går.',
    ],
  },
  en: {
    reference: 'Order number',
    referenceHint: 'Eight characters, in the email with your ticket.',
    postal: 'Postcode',
    submit: 'Find my tickets',
    loading: 'Looking for your tickets',
    found: 'Here are your tickets',
    errors: ['We found no tickets.', 'Check the order number and the postcode you bought with.', 'If that does not help, contact support.'],
  },
};
