import type { Localized, SocialLinks } from '@tand/festival';
import type { CreatorEntry } from '../../src/types.ts';
import { profile } from '../../src/builders.ts';

function creator(
  id: number,
  sort: number,
  nick: string,
  hosts: readonly (keyof SocialLinks)[],
  line: Localized,
  more: Partial<CreatorEntry> = {},
): CreatorEntry {
  const slug = nick.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('_', '-');
  const profiles = hosts.map(host => [host, profile(host, slug.replaceAll('-', ''))]);
  return { id, sort, nick, image: `/img/creators/${slug}.svg`, ...Object.fromEntries(profiles), line, ...more };
}

/** Creators without a picture or profiles are not shown (CREATOR-1). */
export const creators: readonly CreatorEntry[] = [
  creator(
    1,
    10,
    'TurboTant',
    ['twitch', 'youtube', 'tiktok'],
    { sv: 'Skjuter huvudskott från Malmö och stickar mellan rundorna.', en: 'Clicks heads from Malmö and knits between rounds.' },
    { slug: 'turbotant', page: { band: 'pink' } },
  ),
  creator(
    2,
    20,
    'Kebnekajsa',
    ['twitch', 'youtube', 'instagram'],
    { sv: 'Spelar vad som helst, bara det går uppför.', en: 'Plays anything, as long as it goes uphill.' },
    { slug: 'kebnekajsa', page: { band: 'teal' } },
  ),
  creator(3, 30, '8bit_Björn', ['twitch', 'youtube'], {
    sv: 'Äger fler kassetter än möbler. Sitter på kassetterna.',
    en: 'Owns more cartridges than furniture. Sits on the cartridges.',
  }),
  creator(4, 40, 'Skogsrået', ['twitch', 'instagram'], {
    sv: 'Odlar virtuella rovor och sänker din puls.',
    en: 'Grows virtual turnips and lowers your pulse.',
  }),
  creator(5, 50, 'fika4life', ['twitch', 'youtube'], {
    sv: 'Speedrun med paus klockan tre. Klockan går i pausen.',
    en: 'Speedruns with a coffee break at three. The timer keeps running.',
  }),
  creator(6, 60, 'Mumsan', ['tiktok', 'instagram', 'youtube'], {
    sv: 'Äter sig genom matvagnarna och sätter betyg.',
    en: 'Eats through the food trucks and hands out grades.',
  }),
  creator(7, 70, 'Rallarn', ['twitch', 'x'], {
    sv: 'Kör rally med ratt, handbroms och mammas köksstol.',
    en: 'Rallies with a wheel, a handbrake and his mum’s kitchen chair.',
  }),
  creator(
    8,
    240,
    'Aurora_afk',
    ['twitch', 'x'],
    {
      sv: 'Esportproffs som alltid är borta när det gäller kaffekön.',
      en: 'Esports pro, always away from keyboard when the coffee runs out.',
    },
    { twitch2: profile('twitch', 'auroraafklive') },
  ),
  creator(9, 410, 'NattUgglan', ['twitch', 'kick'], {
    sv: 'Spelar skräckspel i mörker. Skriker på småländska.',
    en: 'Plays horror in the dark. Screams in broad Småland dialect.',
  }),
  creator(10, 200, 'Blixtlåset', ['twitch', 'tiktok'], {
    sv: 'Snabbaste siktet i Nässjö, långsammast ut ur dörren.',
    en: 'Fastest aim in Nässjö, slowest out of the door.',
  }),
  creator(11, 370, 'Elmia_Elin', ['instagram', 'x'], {
    sv: 'Programleder allt som går att programleda.',
    en: 'Hosts everything that can be hosted.',
  }),
  creator(12, 160, 'Krutröken', ['twitch', 'youtube'], {
    sv: 'Strategispel i sextio timmar, ångrar sig vid timme två.',
    en: 'Sixty-hour strategy games, regrets at hour two.',
  }),
  creator(13, 330, 'xXSvavelXx', ['twitch', 'kick', 'x'], {
    sv: 'Har haft samma nick sedan 2006 och står för det.',
    en: 'Has had the same nick since 2006 and stands by it.',
  }),
  creator(14, 120, 'Dimman', ['youtube', 'x'], {
    sv: 'Hittar indiespel ingen annan hittat. Hittar inte hem.',
    en: 'Finds indie games nobody has found. Can’t find the way home.',
  }),
  creator(15, 290, 'Lingon', ['youtube', 'tiktok', 'instagram'], {
    sv: 'Spelar spelmusik på nyckelharpa.',
    en: 'Plays game music on the nyckelharpa.',
  }),
  creator(16, 80, 'Kvantkalle', ['youtube', 'x'], {
    sv: 'Modderar sådant som inte borde gå att modda.',
    en: 'Mods what should not be moddable.',
  }),
  creator(17, 250, 'KaffeKoma', ['twitch', 'instagram'], {
    sv: 'Morgonsändning varje dag. Ingen vet varför.',
    en: 'Streams every morning. Nobody knows why.',
  }),
  creator(18, 420, 'Gnistan', ['twitch', 'tiktok', 'youtube'], {
    sv: 'Stand-up, fajtingspel och en svag punkt för trumpeter.',
    en: 'Stand-up, fighting games and a soft spot for trumpets.',
  }),
  creator(19, 210, 'Tuvstarr', ['youtube', 'instagram'], {
    sv: 'Bygger slott i klossar och bor i etta.',
    en: 'Builds castles out of blocks, lives in a bedsit.',
  }),
  creator(20, 380, 'Radarparet', ['youtube', 'twitch'], {
    sv: 'Två syskon löser spelmysterier. Ett av dem har fel.',
    en: 'Two siblings solve game mysteries. One of them is wrong.',
  }),
  creator(20, 170, 'LaggLasse', ['twitch', 'kick'], {
    sv: 'Skyller allt på routern, som är hans egen.',
    en: 'Blames everything on the router, which is his own.',
  }),
  creator(22, 340, 'Potatisprinsen', ['twitch', 'tiktok'], {
    sv: 'Fotbollsspel och pastaskruvar i samma sändning.',
    en: 'Football games and fusilli in the same stream.',
  }),
  creator(23, 130, 'Snorfrida', ['twitch'], {
    sv: 'Platformers med täppt näsa, året om.',
    en: 'Platformers with a blocked nose, all year round.',
  }),
  creator(24, 300, 'GladGädda', ['youtube', 'twitch'], {
    sv: 'Fiskespel. Bara fiskespel. Ja, alla.',
    en: 'Fishing games. Only fishing games. Yes, all of them.',
  }),
  creator(25, 90, 'Sladdbarnet', ['tiktok', 'instagram'], {
    sv: 'Yngst av fem, bäst på att dela skärm.',
    en: 'Youngest of five, best at split screen.',
  }),
  creator(26, 260, 'Tovelisa_GG', ['twitch', 'x'], {
    sv: 'Tävlar i Valorant och packar pappas matlåda.',
    en: 'Competes in Valorant and packs her dad’s lunch box.',
  }),
  creator(27, 430, 'MormorsMoped', ['youtube'], {
    sv: 'Retroracing i fyrtiofem kilometer i timmen.',
    en: 'Retro racing at forty-five kilometres an hour.',
  }),
  creator(28, 220, 'Apan_Agda', ['youtube', 'x'], {
    sv: 'Apor i spel: en rankning som aldrig blir klar.',
    en: 'Monkeys in games: a ranking that never ends.',
  }),
  creator(29, 390, 'OstbågsOlle', ['twitch', 'tiktok'], {
    sv: 'Handkontrollen är orange. Fråga inte.',
    en: 'His gamepad is orange. Don’t ask.',
  }),
  creator(30, 180, 'RäksmörgåsRuth', ['twitch', 'instagram'], {
    sv: 'Glider in på matcherna och vinner dem.',
    en: 'Slides into matches on a prawn sandwich and wins them.',
  }),
  creator(31, 350, 'Zlatko_pls', ['twitch'], {
    sv: 'Headset från 1998, reflexer från i går.',
    en: 'Headset from 1998, reflexes from yesterday.',
  }),
  creator(32, 140, 'Fjällräv_sover', ['twitch', 'instagram'], {
    sv: 'Mysspel under filt, med hund.',
    en: 'Cosy games under a blanket, with dog.',
  }),
  creator(32, 310, 'PixelPetra', ['twitch', 'instagram'], {
    sv: 'Ritar porträtt av chatten i sexton färger.',
    en: 'Draws chat’s portraits in sixteen colours.',
  }),
  creator(34, 100, 'DJ_Diskettstation', ['tiktok', 'youtube'], {
    sv: 'Gör house av datorljud. Mest av ljudet när den dör.',
    en: 'Makes house out of computer noise. Mostly the dying kind.',
  }),
  creator(35, 270, 'Surströmmar', ['kick', 'twitch'], {
    sv: 'Sänder från sjöboden. Tittarna är glada att det inte luktar.',
    en: 'Streams from the boathouse. Viewers are glad screens don’t smell.',
  }),
  creator(36, 440, 'Ninja_Kerstin', ['twitch', 'youtube'], {
    sv: 'Ninjutsu i spel, bibliotekarie i övrigt.',
    en: 'Ninja in games, librarian in all other respects.',
  }),
  creator(37, 230, 'Bugg_Ulf', ['youtube', 'x'], {
    sv: 'Hittar buggar yrkesmässigt och dansar bugg på fritiden.',
    en: 'Finds bugs for a living and dances the bugg in his spare time.',
  }),
  creator(
    38,
    400,
    'Ambrosia_404',
    ['twitch'],
    { sv: 'Spelar om samma bana tills slutet inte hittas.', en: 'Replays the same level until the ending can’t be found.' },
    { twitch2: profile('twitch', 'ambrosia404live') },
  ),
  creator(39, 190, 'Halvlitern', ['twitch', 'tiktok'], { sv: 'En läsk, en match, ett liv.', en: 'One fizzy drink, one match, one life.' }),
  creator(40, 360, 'Kommunalrådet', ['youtube', 'x'], {
    sv: 'Stadsbyggare med eget remissförfarande.',
    en: 'City builder with a public consultation of his own.',
  }),
  creator(41, 150, 'Grodan_Gurra', [], { sv: 'Hoppspel och vattenskador.', en: 'Jumping games and water damage.' }),
  creator(
    42,
    320,
    'Mystikern_från_Mora',
    ['twitch'],
    { sv: 'Ingen har sett hen. Ingen har spelat mot hen.', en: 'Nobody has seen them. Nobody has played them.' },
    { image: '' },
  ),
  creator(43, 110, 'Tyst_Tage', [], { sv: 'Sänder utan bild, ljud och konto.', en: 'Streams without picture, sound or account.' }),
  creator(
    44,
    280,
    'NyPåJobbet',
    ['instagram'],
    { sv: 'Började i går. Bilden är på väg.', en: 'Started yesterday. The picture is on its way.' },
    { image: '' },
  ),
];
