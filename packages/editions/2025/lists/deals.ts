import type { Deal } from '../../src/types.ts';

const deal = (slug: string, sv: string, en: string): Deal => ({ slug, image: `/img/deals/${slug}.svg`, alt: { sv, en } });

export const deals: readonly Deal[] = [
  deal('headset', 'Headset med mikrofon som faktiskt hörs.', 'A headset with a microphone people can hear.'),
  deal('keyboard', 'Tangentbord, välj hur högt grannen ska klaga.', 'Keyboards, choose how loudly the neighbour complains.'),
  deal('mouse', 'Lätta möss för tunga beslut.', 'Light mice for heavy decisions.'),
  deal('monitor', 'Skärmar som ryms i bussen.', 'Monitors that fit on the bus.'),
  deal('console', 'Konsol med två handkontroller.', 'A console with two gamepads.'),
  deal('chair', 'Stolar för tre nätter i sträck.', 'Chairs for three nights on end.'),
  deal('network', 'Nätverkskabel, fem meter, i alla stadsdelars färger.', 'Network cable, five metres, in every district’s colour.'),
  deal('coffee', 'Kaffebryggare för dig i stuga.', 'Coffee makers for the cabin people.'),
  deal('bundle', 'Hela paketet, färdigt att hämta vid entrén.', 'The whole bundle, ready to collect at the entrance.'),
];
