/** A text in both languages of the site. */
export interface Localized {
  sv: string;
  en: string;
}
export interface SceneText {
  title: Localized;
  /** Text alternative of the picture. */
  alt: Localized;
}

const say = (svTitle: string, enTitle: string, sv: string, en: string): SceneText => ({
  title: { sv: svTitle, en: enTitle },
  alt: { sv, en },
});

/** Titles and alternative texts of the scenes, by their name below /img. */
export const SCENE_TEXTS = {
  hero: say(
    'Den öppna asken',
    'The open box',
    'En öppen tändsticksask sedd snett uppifrån. Lådan är utdragen, och i den står en hel spelstad i sju stadsdelar.',
    'An open matchbox seen from above at an angle. The drawer is pulled out and holds a whole city of games in seven districts.',
  ),
  'hero-mobile': say(
    'Den öppna asken, för telefon',
    'The open box, for phones',
    'En öppen tändsticksask med ett rött torn, en turkos kaiju med headset, en rosa helikopter och ett palats i lådan.',
    'An open matchbox with a red tower, a teal kaiju in a headset, a pink helicopter and a palace in its drawer.',
  ),
  map: say(
    'Översiktskartan',
    'The overview map',
    'Karta över festivalen sedd snett uppifrån: sju stadsdelar i en utdragen tändstickslåda.',
    'Map of the festival seen from above at an angle: seven districts in a matchbox drawer.',
  ),
  'districts/tokyo-town': say(
    'Tokyo Town',
    'Tokyo Town',
    'En gränd med marknadsstånd och arkadmaskiner under en högbana. Över taken kikar en turkos kaiju med hörlurar, bredvid ett rött torn.',
    'An alley of market stalls and arcade machines under an elevated railway. A teal kaiju in headphones peers over the roofs beside a red tower.',
  ),
  'districts/tilted-blocks': say(
    'Tilted Blocks',
    'Tilted Blocks',
    'Ett torn av hus staplade på sned bredvid en gul lyftkran. På golvet bygger folk med stora klossar, och en älg av klossar ser på.',
    'A tower of houses stacked askew beside a yellow crane. People build with giant bricks on the floor, watched by a moose made of them.',
  ),
  'districts/neon-district': say(
    'Neon District',
    'Neon District',
    'Höga mörka hus med neonskyltar runt ett torg. Publik framför en scen med storbild, taxibilar och ett nudelstånd.',
    'Tall dark houses with neon signs around a square. A crowd before a stage and its big screen, taxis and a noodle stall.',
  ),
  'districts/mirage-palace': say(
    'Mirage Palace',
    'Mirage Palace',
    'Ett ljust palats med kupoler som slutar i lågor. Framför ligger en basar, en rund damm med båt och rader av spelare under palmer.',
    'A pale palace with domes that end in flames. In front of it a bazaar, a round pond with a boat and rows of players under palms.',
  ),
  'districts/streamer-avenue': say(
    'Streamer Avenue',
    'Streamer Avenue',
    'En röd matta går genom en ringlampa stor som en port mot en telefon hög som ett hus. Längs mattan står glasbås med folk som sänder.',
    'A red carpet runs through a ring light as big as a gate towards a phone as tall as a house. Along it stand glass booths where people stream.',
  ),
  'districts/rosa-helikopter': say(
    'Rosa Helikopter',
    'Rosa Helikopter',
    'En rosa helikopter på sin platta, med flygledartorn, hangar, glassbil och en bassäng med badringar som flamingor.',
    'A pink helicopter on its pad, with a control tower, a hangar, an ice cream van and a pool with flamingo rings.',
  ),
  'districts/quiet-lan': say(
    'Quiet LAN',
    'Quiet LAN',
    'Raka rader av bord mellan bokhyllor och sovkapslar under en lampa rund som månen. På mattan sover en jättelik orange katt.',
    'Straight rows of desks between bookshelves and sleeping pods under a lamp as round as the moon. A gigantic ginger cat sleeps on the rug.',
  ),
  'scenes/arcade': say(
    'Arkaden',
    'The arcade',
    'En rosa klomaskin som når till taket, med skylten Fritt spel. Runt den arkadkabinett i täta rader och ett dansgolv i alla färger.',
    'A pink claw machine that reaches the ceiling, with a sign that promises free play. Around it arcade cabinets in tight rows and a dance floor in every colour.',
  ),
  'scenes/arcane-game': say(
    'Arcane Game',
    'Arcane Game',
    'En häcklabyrint där folk letar med tända stickor bland sju pelare med stjärnor. Bakom den står en kedjad tändsticksask med hänglås, hög som ett hus.',
    'A hedge maze where people search with lit matches among seven pillars with stars. Behind it stands a chained and padlocked matchbox as tall as a house.',
  ),
  'scenes/battlepass': say(
    'Battle Pass',
    'Battle Pass',
    'Ett plån stort som ett hus och en stig med sjutton numrerade steg: vid några har stickan brunnit, vid ett brinner den. En tavla räknar sålda biljetter.',
    'A matchbook the size of a house and a path of seventeen numbered steps: by some the match is burnt, by one it is burning. A board counts the tickets sold.',
  ),
  'scenes/cabins': say(
    'Stugorna',
    'The cabins',
    'Fyra röda stugor vid vattnet, med folk på verandorna, och mitt emellan dem en blå kaffepanna hög som ett hus.',
    'Four red cabins by the water, with people on their porches, and between them a blue coffee pot as tall as a house.',
  ),
  'scenes/camping': say(
    'Campingen',
    'The camp site',
    'Ett stort randigt tält och många små i rött, blått, rosa och gult mellan granar. Bakom dem en sjö med brygga, badande och segelbåt.',
    'One big striped tent and many small ones in red, blue, pink and yellow among firs. Behind them a lake with a jetty, swimmers and a sailing boat.',
  ),
  'scenes/console': say(
    'Console Corner',
    'Console Corner',
    'Folk i soffor framför en skärm hög som ett hus, ett tidtagarur lika högt, en röd handkontroll stor som en bil och en jättegås som snott en annan.',
    'People on sofas before a screen as tall as a house, a stopwatch just as tall, a red gamepad the size of a car and a giant goose that has stolen another.',
  ),
  'scenes/cosplay-stage': say(
    'Cosplayscenen',
    'The cosplay stage',
    'Längst ut på en catwalk står en robot av kartong, hög som ett hus, framför storbild, jury med poängskyltar och en stor publik.',
    'At the end of a catwalk stands a cardboard robot as tall as a house, before a big screen, a jury with score cards and a large crowd.',
  ),
  'scenes/cosplay-village': say(
    'Cosplaybyn',
    'The cosplay village',
    'En provdocka hög som ett hus i halvfärdig rustning, tre hus med rött, blått och grönt tak, en symaskin i jätteformat och en fotovägg.',
    'A tailor’s dummy as tall as a house in half-finished armour, three houses with red, blue and green roofs, a giant sewing machine and a photo wall.',
  ),
  'scenes/crew': say(
    'Crewet',
    'The crew',
    'Folk i röda tröjor på uppställning framför en komradio hög som ett hus, med förråd, passtavla, kaffe och en gaffatejp på piedestal.',
    'People in red shirts lined up before a radio as tall as a house, with a store, a board of shifts, coffee and a roll of gaffer tape on a pedestal.',
  ),
  'scenes/food-trucks': say(
    'Matvagnarna',
    'The food trucks',
    'Fem matvagnar i olika färger med köer och fulla bord, och över taken en hamburgare hög som ett hus med flagga i.',
    'Five food trucks in different colours with queues and full tables, and above their roofs a burger as tall as a house with a flag in it.',
  ),
  'scenes/game-of-the-month': say(
    'Månadens spel',
    'Game of the month',
    'En labyrint av tändstickor. I den går en tänd sticka på två ben mellan vattendroppar och en fläkt, mot en målgång med flagga.',
    'A labyrinth of matches. A lit match on two legs makes its way between drops of water and a fan to a finish with a flag.',
  ),
  'scenes/geek-bazaar': say(
    'Geek Bazaar',
    'Geek Bazaar',
    'Tio stånd med randiga tak och folk med kassar i gångarna. Över dem står en rosa tärning med tjugo sidor, stor som ett hus.',
    'Ten stalls with striped roofs and people with bags in the aisles. Above them stands a pink twenty-sided die as big as a house.',
  ),
  'scenes/groups': say(
    'Grupperna',
    'The groups',
    'Tre lag i röda, gula och blå tröjor vid varsitt långbord med flagga, en skolklass på en bänk och en trave pizzakartonger hög som ett hus.',
    'Three teams in red, yellow and blue shirts at a long table each with its flag, a school class on a bench and a pile of pizza boxes as tall as a house.',
  ),
  'scenes/kiosks': say(
    'Kioskerna',
    'The kiosks',
    'Fyra kiosker med randiga markiser vid ett övergångsställe, och en röd läskautomat hög som ett hus som just släppt ut en burk.',
    'Four kiosks with striped awnings by a zebra crossing, and a red drinks machine as tall as a house that has just let go of a can.',
  ),
  'scenes/lan-lounge': say(
    'LAN Lounge',
    'LAN Lounge',
    'En gryta hög som ett hus ångar över långbord med folk och skålar. Bakom dem en disk med en röd skylt, i hörnet saccosäckar.',
    'A pot as tall as a house steams above long tables of people and bowls. Behind them a counter with a red sign, in the corner beanbags.',
  ),
  'scenes/press': say(
    'Pressrummet',
    'The press room',
    'Cosplayare på en röd matta framför en fotovägg med festivalens namn, fotografer bakom ett rep och en kamera hög som ett hus på stativ.',
    'Cosplayers on a red carpet before a photo wall with the name of the festival, photographers behind a rope and a camera as tall as a house on its tripod.',
  ),
  'scenes/restaurants': say(
    'Restaurangerna',
    'The restaurants',
    'Dukade bord fulla av folk, ett långt och många små, under ett ljus i en grön flaska hög som ett hus. På väggen står det Bord för två eller tjugo.',
    'Tables full of people, one long and many small, under a candle in a green bottle as tall as a house. The wall says Table for two or twenty in Swedish.',
  ),
  'scenes/retro': say(
    'Retrogatan',
    'Retro Road',
    'En mur av tjock-tv bakom bord med gamla konsoler, och folk som sitter på golvet och spelar.',
    'A wall of chunky televisions behind tables with old consoles, and people playing on the floor.',
  ),
  'scenes/saab': say(
    'Bakom ratten',
    'Behind the wheel',
    'En röd bil på en rund platta, körsimulatorer framför en bildskärm med en väg, och en älg som tittar på.',
    'A red car on a round pad, driving simulators before a screen with a road, and a moose looking on.',
  ),
  'scenes/seat-map': say(
    'Platskartan',
    'The seat map',
    'Rader av bord med folk vid skärmar, märkta med bokstäver. En röd nål pekar ut en enda stol.',
    'Rows of desks with people at screens, marked with letters. A red pin points out a single chair.',
  ),
  'scenes/signup': say(
    'Anmälan',
    'Sign-up',
    'En gul brevlåda hög som ett hus, en anslagstavla full av lappar, en penna lång som en båt på mångas händer och en kö till bordet.',
    'A yellow letter box as tall as a house, a notice board full of slips, a pencil as long as a boat on many hands and a queue for the table.',
  ),
  'scenes/sleeping-hall': say(
    'Sovsalen',
    'The sleeping hall',
    'Rader av sovande under färgglada täcken. En lampa i form av en måne i nattmössa vakar över dem, och på väggen står det God natt.',
    'Rows of sleepers under colourful covers. A lamp in the shape of a moon in a nightcap watches over them, and the wall says God natt, good night.',
  ),
  'scenes/tickets': say(
    'Biljettkassan',
    'The ticket booth',
    'En port i form av en jättelik biljett, en blå biljettkassa med randig markis, en kö mellan rep och en brinnande sticka stor som en stock.',
    'A gate in the shape of a giant ticket, a blue ticket booth with a striped awning, a queue between ropes and a burning match the size of a log.',
  ),
  'scenes/veizla-mega': say(
    'Veizla Mega',
    'Veizla Mega',
    'Ett långt grönt bord med ruiner och små arméer, spelare runt om, tärningar stora som pallar och en riddare hög som ett hus som målas.',
    'A long green table with ruins and small armies, players all around, dice as large as stools and a knight as tall as a house being painted.',
  ),
  'scenes/venue': say(
    'Elmia vid sjön',
    'Elmia by the lake',
    'Mässhallen Elmia med en låga på taket, flaggor och folk vid entrén, och en båt på Vättern bakom.',
    'The Elmia halls with a flame on the roof, flags and people at the entrance, and a boat on the lake behind.',
  ),
  'scenes/accommodation': say(
    'Boendet',
    'Where to sleep',
    'En låda med tre sätt att sova: madrasser på ett blått golv, tält på gräs och en röd stuga bland granar. En väckarklocka med huvudet över grantopparna väcker alla.',
    'A drawer with three ways to sleep: mattresses on a blue floor, tents on grass and a red cabin among spruces. An alarm clock that looks out over the spruces wakes everyone.',
  ),
  'scenes/activities': say(
    'Aktiviteterna',
    'The activities',
    'Två tärningar höga som hus mitt i en marknad med arkadkabinett, godisautomater, stånd och en scen.',
    'Two dice as tall as houses in the middle of a fair with arcade cabinets, capsule machines, stalls and a stage.',
  ),
  'scenes/creators': say(
    'Kreatörerna',
    'The creators',
    'En mikrofon hög som ett torn. Runt den står fyra glasbås där någon sänder, kameror, ringlampor och en nyfiken publik.',
    'A microphone as tall as a tower. Around it stand four glass booths on air, cameras, ring lights and a curious crowd.',
  ),
  'scenes/esports': say(
    'Arenan',
    'The arena',
    'Två lag vid sina skärmar, en brinnande pokal, en kub av skärmar med ställningen 13–11 och fulla läktare på två sidor.',
    'Two teams at their screens, a burning cup, a cube of screens that shows 13–11, and full stands on two sides.',
  ),
  'scenes/food': say(
    'Maten',
    'The food',
    'Ett långbord fullt av folk och koppar, en rykande kaffekopp stor som en brunn, en lunchvagn, ett grytstånd och en skål ramen.',
    'A long table full of people and cups, a steaming coffee cup the size of a well, a lunch truck, a stew stall and a bowl of ramen.',
  ),
} as const satisfies Record<string, SceneText>;

export type SceneName = keyof typeof SCENE_TEXTS;
