import type { CosplayGuest } from '@tand/festival';

/** Profiles of invented people lie under the reserved domain .example. */
const profile = (host: string, handle: string) => `https://${host}.example/${handle}`;

/** The eight guests of the cosplay village. */
export const cosplayGuests: readonly CosplayGuest[] = [
  {
    slug: 'amanda-rask',
    img: '/img/cosplay/amanda-rask.svg',
    name: 'Amanda Rask',
    short: { sv: 'Domare och ordförande i juryn', en: 'Head judge' },
    bio_sv:
      'Har sytt i tolv år och bränt sig på limpistol i lika många. Leder juryn med mjuk hand och hårt måttband. Fråga henne om dolda dragkedjor, men bara om du har tid.',
    bio_en:
      'Twelve years of sewing and as many of glue gun burns. She chairs the jury with a soft hand and a strict tape measure. Ask her about invisible zips, if you have the time.',
    instagram: profile('instagram', 'amandarask'),
    web: 'https://amandarask.example',
  },
  {
    slug: 'ljungeld',
    img: '/img/cosplay/ljungeld.svg',
    name: 'Ljungeld Cosplay',
    short: { sv: 'Rustningsbyggare', en: 'Armour builder' },
    bio_sv:
      'Bygger rustningar av yogamattor så övertygande att folk knackar på dem. Visar på fredagen hur du gör din första bröstplåt utan tårar och utan kniv i bordet.',
    bio_en:
      'Builds armour from yoga mats, so convincing that people knock on it. On Friday you learn to make your first breastplate without tears and without cutting the table.',
    instagram: profile('instagram', 'ljungeld'),
    tiktok: profile('tiktok', 'ljungeld'),
    youtube: profile('youtube', 'ljungeld'),
  },
  {
    slug: 'nadia-fjaril',
    img: '/img/cosplay/nadia-fjaril.svg',
    name: 'Nadia Fjäril',
    short: { sv: 'Domare, perukmakare', en: 'Judge, wig maker' },
    bio_sv:
      'Perukmakare på teatern till vardags, trollkarl resten av tiden. Har en gång räddat ett skägg med kaffesump och hårspray trettio sekunder före entré.',
    bio_en:
      'A theatre wig maker by day and a wizard the rest of the time. Once saved a beard with coffee grounds and hairspray, thirty seconds before curtain.',
    instagram: profile('instagram', 'nadiafjaril'),
    twitch: profile('twitch', 'nadiafjaril'),
    twitch2: profile('twitch', 'nadiafjarilsyr'),
  },
  {
    slug: 'storm-och-stygn',
    img: '/img/cosplay/storm-och-stygn.svg',
    name: 'Storm & Stygn',
    short: { sv: 'Duo, sömnad och stunts', en: 'Duo, seams and stunts' },
    bio_sv:
      'Ett par på scenen och i livet. Den ena syr dräkter som håller, den andra hoppar från saker för att bevisa det. Hittills oavgjort.',
    bio_en: 'A couple on stage and off. One sews costumes that last, the other jumps off things to prove it. So far it is a draw.',
    tiktok: profile('tiktok', 'stormochstygn'),
    youtube: profile('youtube', 'stormochstygn'),
  },
  {
    slug: 'mossmannen',
    img: '/img/cosplay/mossmannen.svg',
    name: 'Mossmannen',
    short: { sv: 'Väsenmakare', en: 'Creature maker' },
    bio_sv: 'Förvandlar sig till troll, myrar och enstaka stubbar. Den enda av våra gäster som behöver vattnas mellan framträdandena.',
    bio_en:
      'Turns himself into trolls, bogs and the occasional tree stump. The only one of our guests who needs watering between appearances.',
    instagram: profile('instagram', 'mossmannen'),
    x: profile('x', 'mossmannen'),
  },
  {
    slug: 'yuki-dahl',
    img: '/img/cosplay/yuki-dahl.svg',
    name: 'Yuki Dahl',
    short: { sv: 'Gäst, broderi och elektronik', en: 'Guest, embroidery and electronics' },
    bio_sv:
      'Broderar med ledande tråd så att klänningen lyser när hon niger. Har med sig lödkolv, pärlor och tålamod för sextio deltagare.',
    bio_en:
      'Embroiders with conductive thread so the dress lights up when she curtsies. Brings a soldering iron, beads and patience for sixty participants.',
    instagram: profile('instagram', 'yukidahl'),
    web: 'https://yukidahl.example',
    kick: profile('kick', 'yukidahl'),
  },
  {
    slug: 'plaggmastarn',
    img: '/img/cosplay/plaggmastarn.svg',
    name: 'Plaggmästarn',
    short: { sv: 'Scenvärd', en: 'Stage host' },
    bio_sv:
      'Leder båda tävlingarna, i åtta ombyten. Kan presentera trettio bidrag utan att titta i papper, eftersom papperen sitter i förra byxan.',
    bio_en:
      'Hosts both contests in eight changes of clothes. Can introduce thirty entries without notes, because the notes are in the previous trousers.',
    tiktok: profile('tiktok', 'plaggmastarn'),
    instagram: profile('instagram', 'plaggmastarn'),
  },
  {
    slug: 'ruth-ravn',
    img: '/img/cosplay/ruth-ravn.svg',
    name: 'Ruth Ravn',
    short: { sv: 'Hedersgäst från Århus', en: 'Guest of honour from Aarhus' },
    bio_sv:
      'Dansk legend med trettio år på scen. Började när dräkter gjordes av gardiner och fortsätter göra dem av gardiner. Berättar gärna, långsamt och tydligt.',
    bio_en:
      'A Danish legend with thirty years on stage. She began when costumes were made from curtains, and still makes them from curtains. Her stories are worth the queue.',
    youtube: profile('youtube', 'ruthravn'),
    web: 'https://ruthravn.example',
  },
];
