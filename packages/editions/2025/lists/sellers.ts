import type { Seller } from '@tand/festival';
import { pictured, profile } from '../../src/builders.ts';

export const sellers: readonly Seller[] = pictured<Omit<Seller, 'image'>>('sellers', [
  {
    slug: 'tarningssmedjan',
    name: 'Tärningssmedjan',
    description: {
      sv: 'Gjuter tärningar med torkade blommor, glitter och en och annan tand. Tjugan ligger alltid rätt, lovar de.',
      en: 'Casts dice with dried flowers, glitter and the odd tooth inside. The twenty always lands well, they promise.',
    },
    instagram: profile('instagram', 'tarningssmedjan'),
    web: 'https://tarningssmedjan.example',
  },
  {
    slug: 'kretskort-och-krans',
    name: 'Kretskort & Krans',
    description: {
      sv: 'Örhängen av gamla moderkort. Du får veta vilken dator de satt i och vad den hette.',
      en: 'Earrings made of old motherboards. You are told which computer they came from and what it was called.',
    },
    instagram: profile('instagram', 'kretskort'),
    tiktok: profile('tiktok', 'kretskort'),
  },
  {
    slug: 'grodmossan',
    name: 'Grodmössan',
    description: {
      sv: 'Stickade mössor med ögon. Groda, uggla, älg och en som ingen kunnat artbestämma.',
      en: 'Knitted hats with eyes. Frog, owl, moose and one that nobody has managed to identify.',
    },
    instagram: profile('instagram', 'grodmossan'),
    facebook: profile('facebook', 'grodmossan'),
  },
  {
    slug: 'blackhorna',
    name: 'Bläckhörna',
    description: {
      sv: 'Original, tryck och porträtt medan du väntar. Ta med en bild av din karaktär, eller beskriv den med händerna.',
      en: 'Originals, prints and portraits while you wait. Bring a picture of your character, or describe it with your hands.',
    },
    x: profile('x', 'blackhorna'),
    instagram: profile('instagram', 'blackhorna'),
  },
  {
    slug: 'kassett-karin',
    name: 'Kassett-Karin',
    description: {
      sv: 'Begagnade spel, alla provkörda. Karin köper tillbaka det du ångrar, för en symbolisk suck.',
      en: 'Second-hand games, all of them tested. Karin buys back your regrets, for a symbolic sigh.',
    },
    facebook: profile('facebook', 'kassettkarin'),
  },
  {
    slug: 'plat-och-pansar',
    name: 'Plåt & Pansar',
    description: {
      sv: 'Miniatyrer, färg och penslar med fem hår. Målarhjälp ingår om du köper mer än du orkar.',
      en: 'Miniatures, paint and brushes with five hairs. Painting help included if you buy more than you can manage.',
    },
    youtube: profile('youtube', 'platochpansar'),
    web: 'https://platochpansar.example',
  },
  {
    slug: 'tangentsnickaren',
    name: 'Tangentsnickaren',
    description: {
      sv: 'Tangentbord i björk och tangenter i mässing. Klicket går att välja: häst, regn eller skrivmaskin.',
      en: 'Keyboards in birch and keycaps in brass. Choose your click: horse, rain or typewriter.',
    },
    youtube: profile('youtube', 'tangentsnickaren'),
    instagram: profile('instagram', 'tangentsnickaren'),
  },
  {
    slug: 'serieladan',
    name: 'Serielådan',
    description: {
      sv: 'Svenska serier, manga och fanzine på tre språk. Läs först, betala sedan, vik inga hörn.',
      en: 'Swedish comics, manga and fanzines in three languages. Read first, pay later, fold no corners.',
    },
    web: 'https://serieladan.example',
    x: profile('x', 'serieladan'),
  },
  {
    slug: 'mjukisar-med-humor',
    name: 'Mjukisar med humör',
    description: {
      sv: 'Handsydda mjukdjur som ser lite besvikna ut. Perfekta att ha bredvid skärmen när du förlorar.',
      en: 'Hand-sewn soft toys that look mildly disappointed. Ideal beside the screen when you lose.',
    },
    tiktok: profile('tiktok', 'mjukisarmedhumor'),
    instagram: profile('instagram', 'mjukisarmedhumor'),
  },
  {
    slug: 'nordnalen',
    name: 'Nördnålen',
    description: {
      sv: 'Pins, tygmärken och broderi på din egen jacka. Beställ på morgonen, hämta före konserten.',
      en: 'Pins, patches and embroidery on your own jacket. Order in the morning, collect before the concert.',
    },
    instagram: profile('instagram', 'nordnalen'),
    twitch: profile('twitch', 'nordnalen'),
  },
]);
