import type { LookupFormLabels } from './LookupForm.tsx';

/** Words for stories and tests. */
export const lookupLabels: LookupFormLabels = {
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
};
