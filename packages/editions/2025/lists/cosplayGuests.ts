import type { CosplayGuest } from '@tand/festival';
import { pictured, profile } from '../../src/builders.ts';

/** An empty line in a bio starts a new paragraph. */
export const cosplayGuests: readonly CosplayGuest[] = pictured<Omit<CosplayGuest, 'image'>>('cosplay', [
  {
    slug: 'amanda-rask',
    name: 'Amanda Rask',
    short: { sv: 'Domare och ordförande i juryn', en: 'Head judge' },
    bio_sv:
      'Har sytt i tolv år och bränt sig på limpistol i lika många. Leder juryn med mjuk hand och hårt måttband. Fråga henne om dolda dragkedjor, men bara om du har tid.\n\nI juryn tittar hon först på insidan. En dräkt som är lika noggrann där ingen ser den har redan halva poängen, säger hon, och den andra halvan sitter i hur du bär den. Hennes eget mästarprov var en balklänning med fyrtiotvå dolda fickor, alla använda.\n\nDu träffar Amanda i byn på lördag morgon när Masters granskas och på söndag kl. 10.00, då finalisterna visar hur de gjorde. Däremellan sitter hon vid kaffet. Ta med din trasigaste söm.\n\nHennes råd till nybörjaren: pressa varje söm innan du syr nästa. Det tar en minut och är det enda som syns på trettio meters håll. Vill du ha ett utlåtande utan att tävla lägger du dräkten på hennes bord mellan två koppar.',
    bio_en:
      'Twelve years of sewing and as many of glue gun burns. She chairs the jury with a soft hand and a strict tape measure. Ask her about invisible zips, if you have the time.\n\nAs a judge she looks at the inside first. A costume made with equal care where nobody sees it already has half its points, she says, and the other half is in how you wear it. Her own masterpiece was a ball gown with forty-two hidden pockets, all in use.\n\nYou will meet Amanda in the village on Saturday morning, when the Masters are inspected, and on Sunday at 10:00, when the finalists show how it was done. In between she is by the coffee. Bring your most broken seam.\n\nHer advice to beginners: press each seam before you sew the next. It takes a minute and is the one thing that shows at thirty metres. For a verdict without competing, put your costume on her table between two cups.',
    instagram: profile('instagram', 'amandarask'),
    web: 'https://amandarask.example',
  },
  {
    slug: 'ljungeld',
    name: 'Ljungeld Cosplay',
    short: { sv: 'Rustningssmed', en: 'Armour builder' },
    bio_sv:
      'Bygger rustningar av yogamattor så övertygande att folk knackar på dem. Visar på fredagen hur du gör din första bröstplåt utan tårar och utan kniv i bordet.\n\nBakom namnet står en slöjdlärare från Värnamo som ville visa sina elever att plåt är en attityd. Första rustningen tog fyra månader och vägde tretton kilo. Den senaste tog fyra veckor och väger två, och den går att sitta i.\n\nPå fredag kl. 13.00 håller Ljungeld i Skumplast utan tårar. Kom en kvart innan om du vill ha ett bord, och ta med ett mått runt bröstet. Verktyg, skum och plåster finns.\n\nEtt tips redan nu: rita mallen på tidningspapper och prova den på kroppen innan du rör skummet. Skär sedan med ett nytt blad, i ett enda drag. Sågar du fram och tillbaka ser det ut som en macka någon ångrat.',
    bio_en:
      'Builds armour from yoga mats, so convincing that people knock on it. On Friday you learn to make your first breastplate without tears and without cutting the table.\n\nThe name belongs to a crafts teacher from Värnamo who set out to show the pupils that steel is an attitude. The first suit of armour took four months and weighed thirteen kilos. The latest took four weeks, weighs two and can be sat down in.\n\nOn Friday at 13:00 Ljungeld runs Foam without tears. Be there fifteen minutes early if you want a table, and know your chest measurement. Tools, foam and plasters are provided.\n\nOne tip in advance: draw the pattern on newspaper and try it on before you touch the foam. Then cut with a fresh blade, in a single stroke. Saw back and forth and it will look like a sandwich someone regretted.',
    instagram: profile('instagram', 'ljungeld'),
    tiktok: profile('tiktok', 'ljungeld'),
    youtube: profile('youtube', 'ljungeld'),
  },
  {
    slug: 'nadia-fjaril',
    name: 'Nadia Fjäril',
    short: { sv: 'Domare, perukmakare', en: 'Judge, wig maker' },
    bio_sv:
      'Perukmakare på teatern till vardags, trollkarl resten av tiden. Har en gång räddat ett skägg med kaffesump och hårspray trettio sekunder före entré.\n\nHon knyter hår för hand, ett strå i taget, och räknar högt på franska när det kör ihop sig. En helperuk tar åttio timmar. En peruk som måste räddas på plats får max åtta minuter, och de minuterna brukar bli de bästa.\n\nNadia dömer i båda tävlingarna på lördagen. Resten av helgen har hon en stol, en kam och en värmepistol i lagningshörnan, och hon sänder därifrån när händerna är lediga.\n\nKom till henne före scenen och inte efter. Ta med peruken på ett ställ eller ett syltburkslock, aldrig i en påse, och berätta hur mycket du tänker röra dig. Hårnålar får du behålla. Hon räknar dem inte längre.',
    bio_en:
      'A theatre wig maker by day and a wizard the rest of the time. Once saved a beard with coffee grounds and hairspray, thirty seconds before curtain.\n\nShe ties hair by hand, strand by strand, and counts aloud in French when it tangles. A full wig takes eighty hours. A wig in need of rescue on the spot gets eight minutes at most, and those tend to be the best eight of the day.\n\nNadia judges both contests on Saturday. For the rest of the weekend she has a chair, a comb and a heat gun in the repair corner, and she streams from it whenever her hands are free.\n\nSee her before you go on stage and not after. Bring the wig on a stand or a jam jar, never in a bag, and say how much you intend to move. You may keep the hairpins. She stopped counting them.',
    instagram: profile('instagram', 'nadiafjaril'),
    twitch: profile('twitch', 'nadiafjaril'),
    twitch2: profile('twitch', 'nadiafjarilsyr'),
  },
  {
    slug: 'storm-och-stygn',
    name: 'Storm & Stygn',
    short: { sv: 'Duo, sömnad och stunts', en: 'Duo, seams and stunts' },
    bio_sv:
      'Ett par på scenen och i livet. Den ena syr dräkter som håller, den andra hoppar från saker för att bevisa det. Hittills oavgjort.\n\nDe träffades på en mässa när hans kappa fastnade i hennes drake. Sedan dess bygger de ihop: två dräkter per år, ett gemensamt nummer och en lista över möbler de inte får hoppa ifrån längre. Hållbarhet mäts i meter över marken.\n\nPå scenen ser du dem mellan Open och Masters på lördagen. Fråga gärna om förstärkta knän, tyst kardborre och hur man faller utan att förstöra sömmen. De demonstrerar om det finns en matta.\n\nDeras dräkter hänger i byn hela helgen, ut och in, så att du kan känna på förstärkningarna. Mellan provrummen visar de på lördag eftermiddag hur man sätter en dragkedja som går att öppna med handskar på.',
    bio_en:
      'A couple on stage and off. One sews costumes that last, the other jumps off things to prove it. So far it is a draw.\n\nThey met at a convention when his cloak got caught in her dragon. Since then they have built together: two costumes a year, one joint act and a list of furniture they may no longer leap from. Durability is measured in metres above ground.\n\nYou can watch them on stage between Open and Masters on Saturday. Ask about reinforced knees, silent Velcro and how to fall without ruining a seam. They will demonstrate if there is a mat.\n\nTheir costumes hang in the village all weekend, inside out, so that you can feel the reinforcements. On Saturday afternoon, by the fitting rooms, they show how to set a zip that opens with gloves on.',
    tiktok: profile('tiktok', 'stormochstygn'),
    youtube: profile('youtube', 'stormochstygn'),
  },
  {
    slug: 'mossmannen',
    name: 'Mossmannen',
    short: { sv: 'Väsenmakare', en: 'Creature maker' },
    bio_sv:
      'Förvandlar sig till troll, myrar och enstaka stubbar. Den enda av våra gäster som behöver vattnas mellan framträdandena.\n\nMaterialet plockar han själv, med markägarens lov, och lämnar tillbaka efteråt. Under mossan sitter en stomme av hasselkäppar och en fläkt från en gammal dator. Han rör sig så långsamt att duvor har landat, och de har fått bo kvar.\n\nLeta efter honom i byns mörkaste hörn på lördag eftermiddag, strax före sminkverkstaden. Där visar han hur bark blir till kind med latex, kaffe och tålamod. Han pratar lågt, så ställ dig nära.\n\nVill du prova själv har han en balja lera, en säck torr mossa och ett lim som går bort med vatten. En handrygg tar tio minuter. Räkna med att bli hälsad på av barn som vill veta om du är äkta.',
    bio_en:
      'Turns himself into trolls, bogs and the occasional tree stump. The only one of our guests who needs watering between appearances.\n\nHe gathers his materials himself, with the landowner’s permission, and puts them back afterwards. Beneath the moss is a frame of hazel sticks and a fan from an old computer. He moves so slowly that pigeons have landed on him, and been allowed to stay.\n\nLook for him in the darkest corner of the village on Saturday afternoon, just before the make-up workshop. There he shows how bark becomes a cheek by means of latex, coffee and patience. His voice is low, so stand close.\n\nIf you would like a go, he has a tub of clay, a sack of dry moss and a glue that washes off. The back of a hand takes ten minutes. Expect visits from children who want to know if you are real.',
    instagram: profile('instagram', 'mossmannen'),
    x: profile('x', 'mossmannen'),
  },
  {
    slug: 'yuki-dahl',
    name: 'Yuki Dahl',
    short: { sv: 'Gäst, broderi och elektronik', en: 'Guest, embroidery and electronics' },
    bio_sv:
      'Broderar med ledande tråd så att klänningen lyser när hon niger. Har med sig lödkolv, pärlor och tålamod för sextio deltagare.\n\nHon är ingenjör på vardagarna och tycker att ett kretskort är en sorts spets. Alla hennes mönster går att ladda ner, med kopplingsschema och en lista på vad hon brände sönder på vägen. Senaste klänningen drivs av två klockbatterier och lyser i nio timmar.\n\nVid Yukis bord syr du ett tecken som lyser, stort som ett mynt, och får behålla det. Hon sitter där fredag och söndag, utan anmälan. Glasögonbärare får låna lupp.\n\nNybörjare börjar med ett batteri, en lampa och en tråd som inte får korsa sig själv. Det är hela läran, säger Yuki, resten är fåfänga. Har du med ett plagg du redan älskar syr ni tecknet direkt på det.',
    bio_en:
      'Embroiders with conductive thread so the dress lights up when she curtsies. Brings a soldering iron, beads and patience for sixty participants.\n\nAn engineer on weekdays, she regards a circuit board as a kind of lace. Every pattern of hers can be downloaded, with a wiring diagram and a list of what she burnt out along the way. The latest dress runs on two watch batteries and glows for nine hours.\n\nAt Yuki’s table you stitch a badge that lights up, the size of a coin, and keep it. She is there on Friday and Sunday, no sign-up needed. Magnifiers can be borrowed.\n\nBeginners start with one battery, one light and a thread that must not cross itself. That is the entire theory, says Yuki; the rest is vanity. Bring a garment you already love and the badge goes straight on it.',
    instagram: profile('instagram', 'yukidahl'),
    web: 'https://yukidahl.example',
    kick: profile('kick', 'yukidahl'),
  },
  {
    slug: 'plaggmastarn',
    name: 'Plaggmästarn',
    short: { sv: 'Scenvärd', en: 'Stage host' },
    bio_sv:
      'Leder båda tävlingarna, i åtta ombyten. Kan presentera trettio bidrag utan att titta i papper, eftersom papperen sitter i förra byxan.\n\nHan har varit konferencier på bröllop, båtmässor och ett SM i tvättstugetid. Ombytena sker bakom en skärm på nio sekunder och är numera ett nummer i sig. Rekordet är sju, men då saknades byxor.\n\nDu möter honom på Stora scenen under båda lördagens tävlingar och vid genomgången kl. 10.30, där han lär sig uttala ditt namn. Skriv det gärna som det låter. Han tar frågor om scenskräck och svarar ärligt.\n\nVill du bli presenterad på ett särskilt sätt lämnar du en lapp med högst tjugo ord vid scenkanten, gärna med en rolig detalj om hur dräkten blev till. Han läser allt, stryker hälften och hittar på ett ord av eget märke.',
    bio_en:
      'Hosts both contests in eight changes of clothes. Can introduce thirty entries without notes, because the notes are in the previous trousers.\n\nHe has hosted weddings, boat shows and a national championship in laundry-room booking. The changes take place behind a screen in nine seconds and are by now an act of their own. The record is seven, though on that occasion trousers were missing.\n\nMeet him on the Main Stage during both Saturday contests and at the 10:30 briefing, where he learns to pronounce your name. Spell it the way it sounds, please. He takes questions on stage fright and answers honestly.\n\nTo be introduced in a particular way, leave a note of twenty words at most by the edge of the stage, ideally with a funny detail about how the costume came to be. He reads all of it, cuts half and invents one word.',
    tiktok: profile('tiktok', 'plaggmastarn'),
    instagram: profile('instagram', 'plaggmastarn'),
  },
  {
    slug: 'ruth-ravn',
    name: 'Ruth Ravn',
    short: { sv: 'Hedersgäst från Århus', en: 'Guest of honour from Aarhus' },
    bio_sv:
      'Dansk legend med trettio år på scen. Började när dräkter gjordes av gardiner och fortsätter göra dem av gardiner. Berättar gärna, långsamt och tydligt.\n\nI Århus driver hon en ateljé i ett gammalt mejeri, där tre generationer har lärt sig sätta i ärm. Hon äger inget måttband. Hon tar mått med händerna, skriver inget upp och har haft fel en gång, på en häst.\n\nRuth berättar på fredagens gästpresentation och sitter sedan i gungstolen vid byns fönster. Danska, svenska och gester går lika bra. Har du en gardin du är osäker på, ta med den.\n\nPå söndag eftermiddag tar hon emot dräkter som blivit för små, för stora eller för mycket. Tillsammans bestämmer ni vad som ska bort. Det är alltid mindre än du tror, och saxen får du hålla i själv.',
    bio_en:
      'A Danish legend with thirty years on stage. She began when costumes were made from curtains, and still makes them from curtains. Her stories are worth the queue.\n\nIn Aarhus she runs a studio in a former dairy, where three generations have learnt to set in a sleeve. She owns no tape measure. She measures with her hands, writes nothing down and has been wrong once, about a horse.\n\nRuth speaks when the guests are introduced on Friday and then occupies the rocking chair by the village window. Danish, Swedish and gestures all work. If you own a curtain you are unsure about, bring it.\n\nOn Sunday afternoon she receives costumes that have become too small, too large or too much. Together you decide what has to go. It is always less than you think, and you hold the scissors yourself.',
    youtube: profile('youtube', 'ruthravn'),
    web: 'https://ruthravn.example',
  },
]);
