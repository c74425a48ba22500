import type { Deal } from '../../src/types.ts';

const deal = (slug: string, sv: string, en: string): Deal => ({ slug, image: `/img/deals/${slug}.svg`, alt: { sv, en } });

export const deals: readonly Deal[] = [
  deal('headset', 'Annons: headset med mikrofon som faktiskt hörs.', 'Advertisement: a headset with a microphone people can hear.'),
  deal(
    'keyboard',
    'Annons: tangentbord, välj hur högt grannen ska klaga.',
    'Advertisement: keyboards, choose how loudly the neighbour complains.',
  ),
  deal('mouse', 'Annons: lätta möss för tunga beslut.', 'Advertisement: light mice for heavy decisions.'),
  deal('monitor', 'Annons: skärmar som ryms i bussen.', 'Advertisement: monitors that fit on the bus.'),
  deal('console', 'Annons: konsol med två handkontroller.', 'Advertisement: a console with two gamepads.'),
  deal('chair', 'Annons: stolar för tre nätter i sträck.', 'Advertisement: chairs for three nights on end.'),
  deal(
    'network',
    'Annons: nätverkskabel, fem meter, i alla stadsdelars färger.',
    'Advertisement: network cable, five metres, in every district’s colour.',
  ),
  deal('coffee', 'Annons: kaffebryggare för dig i stuga.', 'Advertisement: coffee makers for the cabin people.'),
  deal(
    'bundle',
    'Annons: hela paketet, färdigt att hämta vid entrén.',
    'Advertisement: the whole bundle, ready to collect at the entrance.',
  ),
];
