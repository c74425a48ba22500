import type { Page } from './page.ts';

const partner = (slug: string, text: string): Page => ({
  path: `partners/${slug}`,
  module: `people/partners/${slug}`,
  texts: [text, 'partners'],
});

const creator = (slug: string, text: string): Page => ({
  path: `creators/${slug}`,
  module: `people/${slug}`,
  texts: [text, 'creators'],
});

/** Partners and creators. */
export const people: Page[] = [
  { path: 'partners', module: 'people/partners', texts: ['partners'] },
  partner('elgiganten', 'partnerElgiganten'),
  { path: 'partners/elgiganten/deals', module: 'people/deals', texts: ['deals'] },
  partner('asus-rog', 'partnerAsusRog'),
  partner('tcl', 'partnerTcl'),
  partner('saab', 'partnerSaab'),
  partner('vimla', 'partnerVimla'),
  partner('jonkoping-energi', 'partnerJonkopingEnergi'),
  partner('vhd-media', 'partnerVhdMedia'),
  partner('cancerfonden', 'partnerCancerfonden'),
  partner('husqvarna', 'partnerHusqvarna'),
  partner('arla', 'partnerArla'),
  partner('backforce', 'partnerBackforce'),
  partner('esplay', 'partnerEsplay'),
  { path: 'creators', module: 'people/creators', texts: ['creators'] },
  creator('turbotant', 'creatorTurbotant'),
  creator('kebnekajsa', 'creatorKebnekajsa'),
  { path: 'creators/:nick', module: 'people/creators', texts: ['creators'] },
];
